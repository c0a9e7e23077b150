/** How a control client reaches its emulator. */
export interface Connection {
  /** Where the emulator listens, such as `http://127.0.0.1:4401`. */
  readonly address: string;
  /** The sandbox that is driven; `default` when absent. */
  readonly sandbox?: string | undefined;
  /** Needed where the emulator has one. */
  readonly controlToken?: string | undefined;
  /** The platform's own when absent. */
  readonly fetch?: ControlFetch | undefined;
}

type ControlFetch = (
  url: string,
  request: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string | Uint8Array<ArrayBuffer>;
  },
) => Promise<Response>;

/** A control request that the emulator rejected, with the reason. */
export class ControlError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.name = 'ControlError';
    this.status = status;
  }
}

export interface ControlRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/__mock`. */
  readonly path: string;
  /** Sent as JSON; bytes as they are. */
  readonly body?: object | Uint8Array | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/**
 * Sends a control request.
 * @throws ControlError with the emulator's message if it is rejected; an Error with the address if nothing answers there
 */
export async function sendControlRequest<Result>(connection: Connection, request: ControlRequest): Promise<Result> {
  const { method, path, body, headers = {} } = request;
  const isBytes = body instanceof Uint8Array;
  const send: ControlFetch = connection.fetch ?? fetch;
  const response = await send(`${connection.address}/__mock${path}`, {
    method,
    headers: {
      ...(connection.sandbox !== undefined && { 'Mock-Sandbox': connection.sandbox }),
      ...(connection.controlToken !== undefined && { 'Mock-Control-Token': connection.controlToken }),
      ...(body !== undefined && !isBytes && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isBytes ? Buffer.from(body) : JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    const hint = 'Start it with `npx admin-cli mock`, or correct the address.';
    throw new Error(`The emulator does not answer at ${connection.address}. ${hint}`, { cause });
  });
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as Result;
  throw new ControlError(`${method} /__mock${path}: ${readErrorMessage(await response.text())}`, response.status);
}

function readErrorMessage(text: string): string {
  try {
    const { message } = JSON.parse(text) as { readonly message?: unknown };
    return typeof message === 'string' ? message : text;
  } catch {
    // Another server than an emulator has responded; its text describes it best.
    return text;
  }
}
