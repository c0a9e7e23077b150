import type { User } from '@brokerdesk/api';

const names = ['陳嘉敏', '李子軒', 'Wong Tsz Ching', '张伟', 'Lam Hoi Ting', '何俊傑', '王芳', 'Cheung Yuk Lan'];

/** Users of a made-up broker. */
export const sampleUsers: readonly User[] = Array.from({ length: 120 }, (_, index) => ({
  refID: `U${index}`,
  userID: `staff.${String(index + 1).padStart(3, '0')}`,
  userName: names[index % names.length] as string,
  brokerCode: 'DEMO',
  type: 'Operator',
  enabled: index % 5 !== 3,
  status: 'normal',
  email: `staff.${index + 1}@demo.example`,
  mobile: '',
  language: 'en_US',
  roles: [],
  contactGroups: [],
  lastLoginTime: null,
  createTime: '2026-01-01T00:00:00Z',
  version: 1,
  updateTime: '2026-01-05T02:00:00.000Z',
  updateBy: 'demo.admin',
}));
