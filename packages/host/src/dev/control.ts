/**
 * Sends a control request to the emulator behind `admin-cli dev`; the path is below `/__mock`.
 *
 * @throws Error with the emulator's message if it rejects the request.
 */
export async function control<Result>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<Result> {
  const response = await fetch(`/__mock${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as Result;
}
