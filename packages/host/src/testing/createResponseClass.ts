/** Creates a Response that can encode a form of the simulated page: the runtime's own reads only the runtime's forms. */
export function createResponseClass(): typeof Response {
  const { Response: RuntimeResponse, FormData: PageForm } = globalThis;
  return class PageResponse extends RuntimeResponse {
    constructor(body?: BodyInit | null, init: ResponseInit = {}) {
      const boundary = `page-${crypto.randomUUID()}`;
      if (!(body instanceof PageForm)) super(body, init);
      else {
        const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
        super(streamForm([...body], boundary), { ...init, headers });
      }
    }
  };
}

function streamForm(entries: readonly (readonly [string, FormDataEntryValue])[], boundary: string): ReadableStream {
  const parts = entries.flatMap(([name, value]): readonly BlobPart[] => {
    const isText = typeof value === 'string';
    const file = isText ? '' : `; filename="${value.name}"\r\nContent-Type: ${value.type}`;
    return [`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`, value, '\r\n'];
  });
  const form = new Blob([...parts, `--${boundary}--\r\n`]);
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(new Uint8Array(await form.arrayBuffer()));
      controller.close();
    },
  });
}
