import type { LocalText } from '@brokerdesk/api';
import { localText } from '@brokerdesk/fixtures';

export interface Referrer {
  /** The part of the identifier that follows the broker's code. */
  readonly referrerID: string;
  readonly name: LocalText;
  /** From a specimen range (see README). */
  readonly phone: string;
}

/** Referrers, the same for every broker; the one with most applications first. */
export const referrers: readonly Referrer[] = [
  {
    referrerID: 'R001',
    name: localText('Golden Bauhinia Wealth', '金荆财富', '金荊財富'),
    phone: '+852 0210 4471',
  },
  {
    referrerID: 'R002',
    name: localText('Winnie Chau, Kowloon branch', '周咏妮（九龙分行）', '周詠妮（九龍分行）'),
    phone: '+852 0638 2907',
  },
  {
    referrerID: 'R003',
    name: localText('Sampan Investor Club', '舢舨投资会', '舢舨投資會'),
    phone: '+852 0355 1186',
  },
  {
    referrerID: 'R004',
    name: localText('Greater Bay Advisers', '湾区顾问', '灣區顧問'),
    phone: '+86 101 7305 2218',
  },
  {
    referrerID: 'R005',
    name: localText('Tin Wah Accounting', '天华会计', '天華會計'),
    phone: '+852 0274 9930',
  },
  {
    referrerID: 'R006',
    name: localText('University career fair', '大学招聘会', '大學就業展'),
    phone: '+853 0660 4125',
  },
  {
    referrerID: 'R007',
    name: localText('Lion Rock Alumni Association', '狮子山校友会', '獅子山校友會'),
    phone: '+852 0412 7703',
  },
  {
    referrerID: 'R008',
    name: localText('Pearl River Family Office', '珠江家族办公室', '珠江家族辦公室'),
    phone: '+86 101 5520 8841',
  },
  {
    referrerID: 'R009',
    name: localText('Eric Kwan, Mong Kok branch', '关俊杰（旺角分行）', '關俊傑（旺角分行）'),
    phone: '+852 0597 3312',
  },
  {
    referrerID: 'R010',
    name: localText('Harbourfront Insurance Brokers', '海滨保险经纪', '海濱保險經紀'),
    phone: '+852 0481 6620',
  },
  {
    referrerID: 'R011',
    name: localText('Lotus Bridge Community Centre', '莲花桥社区中心', '蓮花橋社區中心'),
    phone: '+853 0641 9085',
  },
  {
    referrerID: 'R012',
    name: localText('Investor education website', '投资者教育网站', '投資者教育網站'),
    phone: '+852 0733 2048',
  },
  {
    referrerID: 'R013',
    name: localText('Bright Path Tax Consultants', '明途税务顾问', '明途稅務顧問'),
    phone: '+852 0265 8197',
  },
  {
    referrerID: 'R014',
    name: localText('Sunday market stall', '周日市集摊位', '星期日市集攤位'),
    phone: '+852 0919 4456',
  },
];

/** The identifier of a broker's referrer, unique across brokers. */
export function referrerIdOf(brokerCode: string, referrerID: string): string {
  return `${brokerCode}-${referrerID}`;
}
