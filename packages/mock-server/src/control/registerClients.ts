// Drives what happens in the trading app and at the back office, for which the product's API has no endpoints.
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { EmulatorCore } from '../pipeline/EmulatorCore.ts';
import { StateContext } from '../context/StateContext.ts';
import {
  acceptAgreement,
  acceptanceShape,
  adClickShape,
  applyForDevice,
  clickAdvertisement,
  deviceShape,
  setTraderStatus,
  traderShape,
} from './clientActions.ts';
import type { ControlRegistry } from './ControlRegistry.ts';
import { ApplicantError } from './readApplicantRequest.ts';
import { readJson } from './readJson.ts';

interface ClientRequest<Body> {
  readonly body: Body;
  readonly params: Readonly<Record<string, string>>;
}

export function registerClients(register: ControlRegistry, core: EmulatorCore): void {
  const add = <Shape extends z.ZodObject>(
    [method, path]: readonly ['POST' | 'PATCH', string],
    shape: Shape,
    act: (context: StateContext, request: ClientRequest<z.output<Shape>>) => object,
  ) =>
    register(method, path, ({ sandbox, request, reply }) => {
      try {
        const context = new StateContext(core.environmentOf(sandbox));
        const params = request.params as ClientRequest<never>['params'];
        return reply.code(method === 'POST' ? 201 : 200).send(act(context, { body: readBody(request, shape), params }));
      } catch (error) {
        if (!(error instanceof ApplicantError)) throw error;
        return reply.code(error.status).send({ message: error.message });
      }
    });
  add(['POST', '/clients/ad_clicks'], adClickShape, (context, { body }) => clickAdvertisement(context, body));
  add(['POST', '/clients/device_applications'], deviceShape, (context, { body }) => applyForDevice(context, body));
  add(['PATCH', '/clients/traders/:userID'], traderShape, (context, { body, params: { userID = '' } }) =>
    setTraderStatus(context, { ...body, userID }),
  );
  add(
    ['POST', '/clients/agreements/:agreementID'],
    acceptanceShape,
    (context, { body, params: { agreementID = '' } }) => acceptAgreement(context, { ...body, agreementID }),
  );
}

function readBody<Shape extends z.ZodObject>(request: FastifyRequest, shape: Shape): z.output<Shape> {
  const parsed = shape.safeParse(readJson(request));
  if (parsed.success) return parsed.data;
  const names = Object.keys(shape.shape).join(', ');
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  throw new ApplicantError(400, `Expected a JSON object with at most: ${names}. Wrong: ${wrong}.`);
}
