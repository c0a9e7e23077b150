// Browser builds take the schemas out of the contract, so that only users of forms load them. A form gets
// them back with a file of their own, fetched while the form is first shown.
import type { Endpoint, Shapes } from '@brokerdesk/api';
import { SdkUsageError } from '../../errors.ts';

/** A schema by which a form is judged before it is sent. */
export type FormSchema = NonNullable<Shapes['body']>;

/** Fetches a schema, or has it at hand. */
export type SchemaSource = FormSchema | (() => Promise<FormSchema>);

/**
 * Fetches the schema of a call's body: the very one by which the server judges it.
 *
 * @throws SdkUsageError `SDK_NO_SCHEMA` for a call of a plugin's own, whose schemas are not in the contract: hand the
 * form the schema itself.
 */
export async function loadBodySchema(endpoint: Endpoint): Promise<FormSchema> {
  const shapes = endpoint.shapes ?? (await import('@brokerdesk/api/shapes')).shapesOf(endpoint);
  if (shapes?.body) return shapes.body;
  throw new SdkUsageError('SDK_NO_SCHEMA', {
    message: `There is no schema for the body of ${endpoint.method} ${endpoint.path}.`,
    hint: 'For a call of your own, export the schema of its body and give it to useForm as `schema`.',
  });
}
