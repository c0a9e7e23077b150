// Clients' applications to use a device: recent ones wait, most of the old ones are bound.
import type { DeviceApplication } from '@brokerdesk/api';
import { keyedRow, makeEmail, makeMobile, pick } from '@brokerdesk/fixtures';
import { type SeededTrader, traders } from '@brokerdesk/plugin-quote-plans/emulator';

/** A device application in the initial state of a sandbox. */
export interface SeededDeviceApplication
  extends Omit<DeviceApplication, 'boundDevices' | 'version' | 'updateTime' | 'updateBy'> {
  readonly brokerCode: string;
}

const dayMs = 86_400_000;
const counts: Readonly<Record<string, number>> = { DEMO: 34, HARBOUR: 16 };

/** Makes the device applications of one broker at `now` (milliseconds since 1970), oldest first. */
export function makeDeviceApplications(
  seed: string,
  brokerCode: string,
  now: number,
): readonly SeededDeviceApplication[] {
  const clients = traders.filter((trader) => trader.brokerCode === brokerCode && trader.status !== -1);
  const count = counts[brokerCode] ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const trader = pick(clients, keyedRow(seed, 'deviceTraders', `${brokerCode}${index}`)('trader'));
    return makeApplication(trader, { seed, index, ageDays: ((count - index) ** 1.5 * 0.5) / 2, now });
  });
}

interface DeviceApplicationSource {
  readonly seed: string;
  readonly index: number;
  readonly ageDays: number;
  readonly now: number;
}

function makeApplication(
  trader: SeededTrader,
  { seed, index, ageDays, now }: DeviceApplicationSource,
): SeededDeviceApplication {
  const value = keyedRow(seed, 'deviceApplications', `${trader.brokerCode}${index}`);
  const client = keyedRow(seed, 'deviceClients', trader.userID);
  const applyTime = now - ageDays * dayMs - Math.floor(value('time') * 0.2 * dayMs);
  const status = statusOf(ageDays, value('status'));
  const approvalTime = applyTime + Math.floor((0.05 + value('decided') * 0.5) * dayMs);
  return {
    applicationID: `${trader.brokerCode}-DA${String(index + 1).padStart(4, '0')}`,
    brokerCode: trader.brokerCode,
    userName: trader.names[trader.brokerCode === 'DEMO' && client('script') < 0.4 ? 1 : 2],
    loginID: trader.userID,
    deviceInfo: pick(devices, value('device')),
    UUID: makeUuid(value),
    bindingDays: pick([30, 90, 90, 180, 365], value('days')),
    phone: makeMobile(client, client('residence') < 0.7 ? 'HK' : 'CN'),
    email: makeEmail(client, { ...nameOf(trader), chiName: '' }),
    remark: status === 'REJ' ? pick(rejections, value('reason')) : null,
    status,
    applyTime: new Date(applyTime).toISOString(),
    approvalTime: status === 'PND' ? null : new Date(Math.min(approvalTime, now)).toISOString(),
  };
}

/** A company writes from the address of its dealing desk. */
function nameOf({ names: [name] }: SeededTrader): { readonly lastName: string; readonly firstName: string } {
  const company = /^(\w+ \w+)( \w+)? Limited$/.exec(name)?.[1];
  if (company !== undefined) return { lastName: 'dealing', firstName: company };
  const [lastName = '', ...given] = name.split(' ');
  return { lastName, firstName: given.join(' ') };
}

function statusOf(ageDays: number, value: number): DeviceApplication['status'] {
  if (ageDays < 4) return 'PND';
  return value < 0.82 ? 'BIND' : 'REJ';
}

const devices = [
  'Apple iPhone 16 Pro · iOS 19.4',
  'Apple iPhone 15 · iOS 19.3',
  'Apple iPad Air · iPadOS 19.4',
  'Samsung Galaxy S25 · Android 16',
  'Samsung Galaxy A56 · Android 15',
  'HUAWEI Mate 70 · HarmonyOS 5.1',
  'Xiaomi 15 · Android 16',
  'OPPO Find X8 · Android 15',
  'Windows 11 · Chrome 148',
  'macOS 26.4 · Safari 26',
];

const rejections = [
  '電話核實時客戶表示並非本人申請。',
  '同一设备已由另一位客户登记。',
  'The client could not be reached on the registered number.',
];

function makeUuid(value: (field: string) => number): string {
  const hex = [0, 1, 2, 3]
    .map((part) =>
      Math.floor(value(`uuid${part}`) * 0x1_0000_0000)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}
