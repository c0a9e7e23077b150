import { limits } from '@brokerdesk/api';
import { expect, it } from 'vitest';
import { BackEnd } from './BackEnd.ts';
import { type Exchange, NoAnswer, Wire, type WireRequest } from './Wire.ts';

/** Answers nothing, and notes how long it would have waited. */
class PatientWire extends Wire {
  readonly limits: (number | undefined)[] = [];

  override send(request: WireRequest, timeoutMs?: number): Promise<Exchange> {
    this.limits.push(timeoutMs);
    return Promise.reject(new NoAnswer(request.url));
  }
}

it('waits for each call as long as the contract lets it take', async () => {
  const wire = new PatientWire();
  const options = { accounts: {}, isReadOnly: false, instance: undefined, restart: undefined };
  const backEnd = new BackEnd('http://127.0.0.1:4401/api', options, wire);
  const ask = (method: string, url: string) =>
    backEnd.exchange({ method, url: `http://127.0.0.1:4401${url}`, headers: [], body: null }).catch(() => {});
  await ask('POST', '/api/ca/signs?q=1');
  await ask('GET', '/api/goapi/faq');
  await ask('GET', '/__mock/outbox');
  backEnd.close();
  expect(wire.limits).toEqual([limits.signTimeoutMs, limits.callTimeoutMs, undefined]);
});
