import type { Endpoint } from '@brokerdesk/api';

/** The body of a request as it is sent, so that a signature can cover its bytes. */
export interface EncodedBody {
  readonly bytes: string | Uint8Array<ArrayBuffer> | null;
  readonly contentType: string | undefined;
}

interface BodyInput {
  readonly body?: unknown;
  readonly files?: Readonly<Record<string, readonly File[] | undefined>>;
}

/** Encodes a body as JSON, or as a multipart form with a JSON part `data` and the files. */
export async function encodeBody({ bodyKind }: Endpoint, { body, files = {} }: BodyInput): Promise<EncodedBody> {
  if (bodyKind === 'json') {
    return body === undefined
      ? { bytes: null, contentType: undefined }
      : { bytes: JSON.stringify(body), contentType: 'application/json' };
  }
  const form = new FormData();
  if (body !== undefined) form.append('data', JSON.stringify(body));
  for (const [part, list = []] of Object.entries(files)) for (const file of list) form.append(part, file);
  // The browser chooses the boundary when it encodes the form, so the form is encoded here and not while it is sent.
  const encoded = new Response(form);
  const contentType = encoded.headers.get('content-type') ?? undefined;
  return { bytes: new Uint8Array(await encoded.arrayBuffer()), contentType };
}
