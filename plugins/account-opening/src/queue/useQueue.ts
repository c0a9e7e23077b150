import {
  type ApiClient,
  type InputOf,
  listApplications,
  type ListPlace,
  useApi,
  useListPlace,
  useNavigation,
} from '@brokerdesk/plugin-sdk';
import { useEffect, useState } from 'react';
import { beginWalk, extendWalk, pageBeyond, pageOf, type Page, type Step, stepAt, type Walk } from './Walk.ts';

/** The neighbours of an application in the queue from which it was opened. */
export interface Queue {
  /** Undefined for one that was not opened from the list, and while that is not known. */
  readonly step: Step | undefined;
  /** Opens another one of the queue; "back" still leads to the list. */
  readonly goTo: (applyID: string) => Promise<void>;
}

/** Finds the neighbours of an application as the list showed them: with the list's own query, a page at a time. */
export function useQueue(applyID: string): Queue {
  const api = useApi();
  const { open } = useNavigation();
  const place = useListPlace('applications');
  const [walk, setWalk] = useState(() => readWalk(place));
  useEffect(() => {
    const over = new AbortController();
    async function walkOn() {
      try {
        const longer = await findWalk(walk, { api, place, applyID, signal: over.signal });
        if (over.signal.aborted || longer === walk) return;
        setWalk(longer);
        sessionStorage.setItem(storageKey, JSON.stringify(longer ?? null));
      } catch {
        // Neighbours are a help and no more: without them the way leads back to the list.
      }
    }
    void walkOn();
    return () => over.abort();
  }, [api, place, applyID, walk]);
  return {
    step: walk && stepAt(walk, applyID),
    async goTo(next) {
      const left = place.read();
      if (walk && left) {
        const { page: _page, ...params } = left.params;
        const page = pageOf(walk, next);
        place.keep({ ...left, rowId: next, params: page === 1 ? params : { ...params, page: String(page) } });
      }
      await open({ code: 'RAO_CLIENT_MANAMEMENT', child: 'detail', params: { id: next } }, { replace: true });
    },
  };
}

// In the tab's session storage, which the host empties at sign-out, so that a reload keeps the order.
const storageKey = 'account-opening.walk';

/** What the list was asked, as a text; the page and the name of the view change nothing about the order. */
function questionOf(place: ListPlace): string | undefined {
  const left = place.read();
  if (!left) return undefined;
  const { page: _page, view: _view, ...question } = left.params;
  return JSON.stringify(question, Object.keys(question).toSorted());
}

function readWalk(place: ListPlace): Walk | undefined {
  const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Walk | null;
  return kept && kept.question === questionOf(place) ? kept : undefined;
}

interface Search {
  readonly api: ApiClient;
  readonly place: ListPlace;
  readonly applyID: string;
  readonly signal: AbortSignal;
}

/** The walk with an application and its neighbours in it; the same one if nothing is missing. */
async function findWalk(walk: Walk | undefined, search: Search): Promise<Walk | undefined> {
  const { place, applyID } = search;
  const question = questionOf(place);
  if (question === undefined) return undefined;
  if (!walk?.ids.includes(applyID)) {
    const page = await fetchPage(search, Number(place.read()?.params['page'] ?? 1));
    return page.ids.includes(applyID) ? beginWalk(question, page) : undefined;
  }
  if (pageBeyond(walk, { id: applyID, gone: 0 }) === undefined) return walk;
  // How many have left tells how far everything behind has moved up.
  const { total } = await fetchPage(search, 1);
  const beyond = pageBeyond(walk, { id: applyID, gone: walk.total - total });
  return beyond === undefined ? walk : extendWalk(walk, applyID, await fetchPage(search, beyond));
}

async function fetchPage({ api, place, signal }: Search, page: number): Promise<Page> {
  const { page: _page, view: _view, ...params } = place.read()?.params ?? {};
  // The parameters come from a text, so no type can hold them; the call refuses what it does not know.
  const input = { query: { ...params, page } } as unknown as InputOf<typeof listApplications>;
  const { items, size, total } = await api.call(listApplications, input, { signal, passive: true });
  return { page, size, total, ids: items.map(({ applyID }) => applyID) };
}
