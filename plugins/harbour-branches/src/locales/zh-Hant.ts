import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const zhHant: SameShape<typeof en> = {
  tab: { title: '分行到訪', none: '此申請尚未預約分行到訪。' },
  card: { title: '即將到訪分行的申請人', none: '沒有已預約的分行到訪。' },
  column: { time: '時間', branch: '分行', staff: '櫃檯職員', state: '狀態', applicant: '申請人' },
  state: { booked: '已預約', attended: '已到訪', missed: '未到訪' },
  note: { label: '給櫃檯的備註', save: '儲存備註', saved: '備註已儲存。', failed: '備註未能儲存，請重試。' },
  loading: '正在載入分行到訪',
};

export default zhHant;
