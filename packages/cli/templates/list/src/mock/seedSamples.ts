import type { MockSeedContext } from '@brokerdesk/plugin-sdk/contract';
import type { SamplePluginSample } from '../endpoints.ts';
import { sampleStatuses } from '../model/sampleStatus.ts';

/** A sample item as the emulator stores it. */
export interface SampleRow extends SamplePluginSample {
  readonly brokerCode: string;
}

/** The collection of the sample items; collections of all plugins are in one namespace. */
export const sampleCollection = 'samplePluginSamples';

const dayMs = 86_400_000;

const names = [
  { EN: 'Fee schedule review', SC: '收费标准复核', TC: '收費表檢討' },
  { EN: 'Renewal of staff licences', SC: '员工牌照续期', TC: '職員牌照續期' },
  { EN: 'Branch lease', SC: '分行租约', TC: '分行租約' },
  { EN: 'Client survey', SC: '客户满意度调查', TC: '客戶意見調查' },
  { EN: 'Notice of system maintenance', SC: '系统维护公告', TC: '系統維護通告' },
  { EN: 'Backup drill', SC: '备份演练', TC: '備份演習' },
  { EN: 'Anti-money laundering training', SC: '反洗钱培训', TC: '打擊洗錢培訓' },
  { EN: 'Update of the disclaimer', SC: '免责声明更新', TC: '免責聲明更新' },
  { EN: 'Upgrade of the phone lines', SC: '电话线路升级', TC: '電話線路升級' },
  { EN: 'Audit documents', SC: '审计资料', TC: '審計文件' },
  { EN: 'Approval of marketing material', SC: '宣传资料审批', TC: '宣傳資料審批' },
  { EN: 'Year-end closing', SC: '年终结账', TC: '年終結算' },
] as const;

/** Returns twelve sample items for each broker. Equal seeds result in equal rows. */
export function seedSamples(seed: MockSeedContext): Readonly<Record<string, SampleRow>> {
  const rows = seed.brokerCodes.flatMap((brokerCode) =>
    names.map((name, index): SampleRow => {
      const sampleID = `SMP-${brokerCode}-${String(index + 1).padStart(2, '0')}`;
      const value = (field: string) => seed.value(sampleCollection, sampleID, field);
      const daysUntilDue = Math.floor(value('dueDay') * 30) - 7;
      return {
        sampleID,
        brokerCode,
        name,
        status: sampleStatuses[Math.floor(value('status') * sampleStatuses.length)] ?? 'open',
        dueDay: shanghaiDayOf(seed.now() + daysUntilDue * dayMs),
        note: '',
        version: 1,
        updateTime: new Date(seed.now() - (1 + Math.floor(value('updateTime') * 20)) * dayMs).toISOString(),
        updateBy: 'Chan Tai Man',
      };
    }),
  );
  return Object.fromEntries(rows.map((row) => [row.sampleID, row]));
}

/** Returns the day in Asia/Shanghai, which is eight hours ahead of UTC all year. */
export function shanghaiDayOf(time: number): string {
  return new Date(time + 8 * 3_600_000).toISOString().slice(0, 10);
}
