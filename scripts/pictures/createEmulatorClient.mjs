// The emulator behind a page: the portal's server passes `/__mock` on to it, and the page's own headers name the sandbox.
// A picture prepares with it what nobody could bring about with the mouse.

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @param {Page} page
 */
export function createEmulatorClient(page) {
  /**
   * @param {'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} method
   * @param {string} path
   * @param {unknown} [data]
   */
  async function send(method, path, data) {
    const options = { method, ...(data === undefined ? {} : { data }) };
    const response = await page.request.fetch(`/__mock${path}`, options);
    if (!response.ok()) throw new Error(`${method} /__mock${path} was answered ${response.status()}.`);
    return response.status() === 204 ? undefined : response.json();
  }

  return {
    /** @param {object} wish */
    addFault: (wish) => send('POST', '/faults', wish),
    clearFaults: () => send('DELETE', '/faults'),
    /** @param {object} wish */
    changeClock: (wish) => send('PATCH', '/clock', wish),
    /** @param {string} name */
    saveSnapshot: (name) => send('PUT', `/snapshots/${name}`),
    /** @param {string} name */
    restoreSnapshot: (name) => send('POST', `/snapshots/${name}/restore`),
    /** @param {string} userID */
    takeOverSession: (userID) => send('POST', '/sessions/take_over', { brokerCode: 'DEMO', userID }),
    /** @param {string} collection @returns {Promise<string[]>} */
    rowIDs: async (collection) => (await send('GET', `/state/${collection}`)).ids,
    /** @param {string} collection @param {string} id */
    row: (collection, id) => send('GET', `/state/${collection}/${id}`),
    /**
     * @param {string} collection
     * @param {string} id
     * @param {(row: any) => object} change Gives the row as it is to be.
     */
    async changeRow(collection, id, change) {
      await send('PUT', `/state/${collection}/${id}`, change(await send('GET', `/state/${collection}/${id}`)));
    },
    /** @param {string} collection @param {string} id @param {object} row */
    putRow: (collection, id, row) => send('PUT', `/state/${collection}/${id}`, row),
    /** The digits that were sent last. */
    async latestCode() {
      const { messages } = await send('GET', '/outbox?kind=oneTimePassword&wait=5000');
      return String(messages.at(-1)?.code ?? '');
    },
  };
}
