export { errorData } from './errorData.ts';
export { listErrors } from './open-api/errorComponents.ts';
export {
  type DescribeApiOptions,
  describeApi,
  type EndpointDocs,
  type OpenApiDocument,
  type OpenApiOperation,
  type OpenApiParameter,
} from './open-api/describeApi.ts';
export { findBreakingChanges } from './open-api/findBreakingChanges.ts';
export type { JsonSchema } from './open-api/JsonSchema.ts';
