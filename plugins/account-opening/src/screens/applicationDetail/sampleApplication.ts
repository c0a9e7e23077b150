import type { ApplicationDetail } from '@brokerdesk/plugin-sdk';

/** An application of nobody, for tests. */
export const sampleApplication: ApplicationDetail = {
  applyID: 'A20261101000001',
  status: 'SUB',
  customAccountNum: null,
  nickname: null,
  chiName: '陳小明',
  lastName: 'CHAN',
  firstName: 'Siu Ming',
  mobile: '+852 5550 0101',
  email: 'siu.ming@client.example',
  idType: 'HKID',
  idCardNumber: 'Z683365(5)',
  region: 'HK',
  profileID: 'P1',
  profileName: { EN: 'Individual account', SC: '个人账户', TC: '個人帳戶' },
  referrerID: null,
  applyDate: '2026-11-01T02:00:00Z',
  statusDate: '2026-11-02T02:00:00Z',
  deletedInDays: null,
  work: null,
  version: 2,
  importError: null,
  certificationError: null,
  certificateSerial: null,
  updateTime: '2026-11-02T02:00:00Z',
  updateBy: 'Lee Ka Yan',
  birthDate: '1990-01-31',
  ipAddress: '203.0.113.7',
  address: 'Flat A, 1/F, Specimen House',
  postalCode: null,
  recentPage: 'G2',
  reason: null,
  referrerName: null,
  pages: [
    {
      pageID: 'G1',
      title: { EN: 'Identity', SC: '身份', TC: '身份' },
      groups: [
        {
          groupID: 'N1',
          name: { EN: 'Names', SC: '姓名', TC: '姓名' },
          answers: [
            {
              questionID: 'Q1',
              label: { EN: 'Name in Chinese', SC: '中文姓名', TC: '中文姓名' },
              type: 'Textbox',
              value: '陳小明',
              display: same('陳小明'),
              fileIDs: [],
            },
            {
              questionID: 'Q2',
              label: { EN: 'Former name', SC: '曾用名', TC: '曾用名' },
              type: 'Textbox',
              value: null,
              display: same(''),
              fileIDs: [],
            },
            {
              questionID: 'Q3',
              label: { EN: 'Selfie', SC: '自拍照', TC: '自拍照' },
              type: 'FileUpload',
              value: ['F2'],
              display: same(''),
              fileIDs: ['F2'],
            },
          ],
        },
      ],
    },
    { pageID: 'G2', title: { EN: 'Contact', SC: '联络方式', TC: '聯絡方法' }, groups: [] },
  ],
  attachments: [
    {
      fileID: 'F1',
      kind: 'identityFront',
      fileName: 'front.png',
      contentType: 'image/png',
      size: 2048,
      width: 856,
      height: 540,
      uploadTime: '2026-11-01T01:00:00Z',
    },
    {
      fileID: 'F2',
      kind: 'selfie',
      fileName: 'selfie.png',
      contentType: 'image/png',
      size: 4096,
      width: 600,
      height: 800,
      uploadTime: '2026-11-01T01:05:00Z',
    },
  ],
};

function same(text: string) {
  return { EN: text, SC: text, TC: text };
}
