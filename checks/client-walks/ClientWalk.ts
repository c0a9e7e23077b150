// A walk: a user works on questions with a form, a switch and a job, while the wire fails. It keeps what the user knows, and
// compares it with the form and with the server.
import { changeFaq, type Faq, listFaq, type Session } from '@brokerdesk/api';
import type { MockClient } from '@brokerdesk/mock-server/client';
import { type ApiClient, ApiError, type JobOptions } from '@brokerdesk/plugin-sdk';
import { createSafeStorage } from '@brokerdesk/plugin-sdk/storage';
import { act } from '@testing-library/react';
import type { FaultyWire } from './FaultyWire.ts';
import { findUntrueItems, findWalkProblems, type WrittenText } from './findWalkProblems.ts';
import { type OpenPage, openPage } from './openPage.tsx';
import type { WalkStep } from './WalkStep.ts';

/** The server of a walk. */
export interface WalkServer {
  readonly control: MockClient;
  readonly wire: FaultyWire;
  /** Signs in another user, whose wire has no faults. */
  readonly openColleague: () => Promise<ApiClient>;
  /** The questions at the start: three for the form and the job, one for the switch. */
  readonly faqs: readonly Faq[];
}

/** What the user is writing. */
interface Work extends WrittenText {
  /** The last version, which must not be lost. */
  text: string | undefined;
}

/** Milliseconds; longer than any step takes on a busy machine. */
const patienceMs = 10_000;

export class ClientWalk {
  readonly #server: WalkServer;
  readonly #storage = createSafeStorage(() => {
    throw new Error('A walk has no storage of a browser.');
  });
  #page: OpenPage | undefined;
  #colleague: ApiClient | undefined;
  #work: Work | undefined;
  #now = Date.parse('2026-11-28T02:00:00Z');
  #count = 0;
  /** The most often that each question may have been changed. */
  readonly #changes = new Map<string, number>();
  readonly #written: Work[] = [];

  constructor(server: WalkServer) {
    this.#server = server;
  }

  /** Takes a step, and returns what the user has lost by it. */
  async take(step: WalkStep): Promise<readonly string[]> {
    this.#server.wire.plan('faults' in step ? step.faults : []);
    const page = await this.#signedInPage();
    await this.#execute(step, page);
    // Both write what waits for a pause in typing: leaving the page, and the end of a session.
    await page.pause();
    if (this.#server.wire.isStuck || page.hasEnded()) await this.#reload();
    const text = this.#work?.text;
    const shown = this.#page?.handle.form?.read().question.EN;
    return text === undefined || shown === text ? [] : [`instead of "${text}" the form has "${shown}"`];
  }

  /** Ends the walk without faults, and returns what the user could not finish, and what the server does not have once. */
  async finish(): Promise<readonly string[]> {
    this.#server.wire.plan([]);
    let page = await this.#signedInPage();
    for (let tries = 0; this.#work?.text !== undefined && tries < 4; tries += 1) {
      await this.#save(page);
      page = await this.#signedInPage();
    }
    page = await this.#endJob(page);
    const untrue = findUntrueItems(page.job(), await this.#readAll());
    // Twice, because the session may turn out to be over.
    for (let checks = 0; checks < 2; checks += 1) {
      await page.engine.checkUnknown('job');
      page = await this.#endJob(page);
    }
    const job = page.job();
    page.close();
    this.#server.wire.leavePage();
    const stored = await this.#readAll();
    const { faqs } = this.#server;
    return [
      ...(this.#work?.text === undefined ? [] : [`cannot be saved: ${this.#work.text}`]),
      ...untrue,
      ...findUntrueItems(job, stored),
      ...(job?.items.some(({ state }) => state === 'unknown') ? ['an item stays unknown'] : []),
      ...findWalkProblems({ stored, faqs, written: this.#written, changes: this.#changes }),
    ];
  }

  async #execute(step: WalkStep, page: OpenPage): Promise<void> {
    const { faqs, control } = this.#server;
    switch (step.do) {
      case 'open':
        if (!this.#work) await this.#open(page, faqs[step.target]?.faqID);
        return;
      case 'type':
        return this.#type(page);
      case 'save':
        if (this.#work?.text !== undefined) await this.#save(page);
        return;
      case 'discard':
        await act(async () => page.handle.form?.discard());
        if (this.#work) await act(async () => page.handle.open?.(undefined));
        this.#work = undefined;
        return;
      case 'reload':
        return this.#reload();
      case 'publish':
        return this.#publish(page);
      case 'job':
        return this.#startJob(page);
      case 'retry':
        return this.#continueJob(page, () => page.engine.retryFailed('job'));
      case 'check':
        return this.#continueJob(page, () => page.engine.checkUnknown('job'));
      case 'colleague':
        return this.#changeByColleague(faqs[step.target]?.faqID ?? '');
      case 'pass':
        this.#now += step.seconds * 1000;
        // The colleague's session may be over, too.
        this.#colleague = undefined;
        await control.changeClock({ advanceSec: step.seconds });
    }
  }

  async #open(page: OpenPage, faqID: string | undefined): Promise<void> {
    const marker = `Walk ${(this.#count += 1)}.`;
    this.#work = { faqID, marker, text: undefined };
    this.#written.push(this.#work);
    await this.#show(page);
  }

  /** Opens the form of the present work, which gets its draft. */
  async #show(page: OpenPage): Promise<void> {
    const faqID = this.#work?.faqID;
    const record = faqID === undefined ? undefined : await this.#read(faqID);
    await act(async () => page.handle.open?.({ record }));
    await page.pause();
    await page.pause();
  }

  async #type(page: OpenPage): Promise<void> {
    if (!this.#work) return;
    const text = `${this.#work.marker} Version ${(this.#count += 1)}`;
    this.#work.text = text;
    const { methods } = page.handle.form ?? {};
    // One by one, as the fields of the languages do.
    await act(async () => {
      for (const name of ['EN', 'SC', 'TC']) methods?.setValue(`question.${name}`, text, { shouldDirty: true });
    });
    await page.pause();
  }

  async #save(page: OpenPage): Promise<void> {
    const { form } = page.handle;
    const work = this.#work;
    if (!form || work?.text === undefined) throw new Error('The form is not there.');
    this.#allowChange(work.faqID, 1);
    await this.#until(() => (form.conflict ? form.mergeAndSubmit() : form.submit()));
  }

  async #publish({ handle }: OpenPage): Promise<void> {
    const faqID = this.#server.faqs[3]?.faqID ?? '';
    const { categoryID, question, answer, published, version } = await this.#read(faqID);
    const body = { categoryID, question, answer, published: !published, version };
    this.#allowChange(faqID, 1);
    await this.#until(
      () =>
        new Promise<void>((resolve) => {
          handle.mutation?.mutate({ params: { faqID }, body }, { onSettled: () => resolve() });
        }),
    );
  }

  async #startJob(page: OpenPage): Promise<void> {
    if (page.job()) return;
    const targets = await Promise.all(this.#server.faqs.slice(0, 3).map(({ faqID }) => this.#read(faqID)));
    const items = targets.map(({ faqID, version }) => ({
      id: faqID,
      label: faqID,
      input: { set: { published: true }, version },
    }));
    for (const { faqID } of targets) this.#allowChange(faqID, 1);
    const options: JobOptions = { kind: 'change-questions', title: 'Publish', items };
    await this.#continueJob(page, () => page.engine.start('job', 'client-information', options));
  }

  async #continueJob(page: OpenPage, work: () => Promise<void>): Promise<void> {
    await this.#until(async () => {
      await work();
      await this.#waitForJob(page);
    });
  }

  /** Waits until the job of this page has ended, or waits for another session. */
  async #waitForJob(page: OpenPage): Promise<void> {
    const isBusy = () => page.engine.isRunning() || (page.job() && page.job()?.endedAt === undefined);
    for (const end = performance.now() + patienceMs; isBusy() && !page.hasEnded(); ) {
      if (this.#server.wire.isStuck) return;
      if (performance.now() > end) throw new Error(`The job never ends: ${JSON.stringify(page.job())}`);
      await nextTurn();
    }
  }

  /** Waits for the job, in the next session if this one turns out to be over. */
  async #endJob(page: OpenPage): Promise<OpenPage> {
    await this.#waitForJob(page);
    if (!page.hasEnded()) return page;
    const next = await this.#signedInPage();
    await this.#waitForJob(next);
    return next;
  }

  async #changeByColleague(faqID: string): Promise<void> {
    const { categoryID, question, published, version } = await this.#read(faqID);
    const text = `Answer ${(this.#count += 1)}`;
    const body = { categoryID, question, answer: { EN: text, SC: text, TC: text }, published, version };
    const colleague = await this.#openColleague();
    try {
      await colleague.call(changeFaq, { params: { faqID }, body });
      this.#allowChange(faqID, 1);
    } catch (error) {
      // The job of the user, which runs on, was quicker.
      if (!(error instanceof ApiError && error.code === 'E0005')) throw error;
    }
  }

  /** Waits for some work of the page, unless it waits for a response that never comes. */
  async #until(work: () => Promise<unknown>): Promise<void> {
    await act(async () => {
      let isSettled = false;
      const settle = () => {
        isSettled = true;
      };
      void work().then(settle);
      for (const end = performance.now() + patienceMs; !isSettled && !this.#server.wire.isStuck; ) {
        if (performance.now() > end) throw new Error('The page never responds.');
        await nextTurn();
      }
    });
  }

  async #signedInPage(): Promise<OpenPage> {
    if (!this.#page || this.#page.hasEnded()) await this.#reload();
    if (!this.#page) throw new Error('No page was opened.');
    return this.#page;
  }

  /** Closes the tab and opens the portal again, in the next session if this one has ended. */
  async #reload(): Promise<void> {
    this.#page?.close();
    this.#server.wire.leavePage();
    const session: Session = await this.#server.control.mintSession({ brokerCode: 'DEMO', userID: 'demo.admin' });
    this.#page = await openPage({
      session,
      storage: this.#storage,
      now: () => this.#now,
      categoryID: this.#server.faqs[0]?.categoryID ?? '',
      onSaved: () => {
        if (this.#work) this.#work.accepted = this.#work.text;
        this.#work = undefined;
      },
    });
    if (this.#work) await this.#show(this.#page);
  }

  async #openColleague(): Promise<ApiClient> {
    this.#colleague ??= await this.#server.openColleague();
    return this.#colleague;
  }

  #allowChange(faqID: string | undefined, times: number): void {
    if (faqID !== undefined) this.#changes.set(faqID, (this.#changes.get(faqID) ?? 0) + times);
  }

  async #read(faqID: string): Promise<Faq> {
    const faq = (await this.#readAll({ faqID }))[0];
    if (!faq) throw new Error(`There is no question ${faqID}.`);
    return faq;
  }

  async #readAll(query: { readonly faqID?: string } = {}): Promise<readonly Faq[]> {
    const colleague = await this.#openColleague();
    return (await colleague.call(listFaq, { query: { ...query, size: 500 } })).items;
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
