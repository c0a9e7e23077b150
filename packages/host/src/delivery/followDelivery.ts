// Tells the user of a page what became of delivered plugins: at its start, and while it is open.
import type { PortalServices } from '../shell/PortalContext.ts';
import type { Delivery } from './Delivery.ts';
import { type DeliveryQuestion, openChannel } from './openChannel.ts';

const checkEveryMs = 10 * 60_000;

/** The parts of the shell that this needs. */
export interface DeliveryReader extends Pick<PortalServices, 'notify' | 'texts'> {
  /** Whether the session has ended. */
  readonly hasEnded: () => boolean;
}

/** Shows what is wrong with a delivery, then, once, that there is another one, until the session ends. */
export function followDelivery(delivery: Delivery, question: DeliveryQuestion, reader: DeliveryReader): void {
  const { notify, texts, hasEnded } = reader;
  const say = (key: string) => texts.i18n.t(`host:delivery.${key}`);
  if (delivery.refusals.length > 0) notify({ tone: 'warning', text: say('refused') });
  if (delivery.isInGrace) notify({ tone: 'warning', text: say('inGrace') });
  if (delivery.hasReturned) notify({ tone: 'warning', text: say('returned') });
  const check = async () => {
    if (hasEnded()) return stop();
    if (document.visibilityState !== 'visible' || !(await isOutdated(delivery, question)) || hasEnded()) return;
    stop();
    notify({ tone: 'success', text: say('updated'), action: { label: say('reload'), run: () => location.reload() } });
  };
  const timer = setInterval(() => void check(), checkEveryMs);
  const onVisible = () => void check();
  document.addEventListener('visibilitychange', onVisible);
  const stop = () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** Whether a load would show another revision than this page does. */
async function isOutdated({ revision }: Delivery, question: DeliveryQuestion): Promise<boolean> {
  try {
    const channel = await openChannel(question);
    return channel !== undefined && (channel.candidate ?? channel.stable).file !== revision;
  } catch {
    // What this page shows was examined; the next load says what is wrong.
    return false;
  }
}
