import type { MockExtension } from '@brokerdesk/plugin-sdk/contract';

/** The endpoints are the product's own; the function is below the one that the broker's announcements need. */
const extension: MockExtension = {
  id: 'announcements',
  routes: [],
  functions: [
    {
      brokerCode: 'DEMO',
      functionCode: 'X_KIT',
      parentCode: null,
      name: { EN: 'Announcements', SC: '公告', TC: '公告' },
      category: 'Admin',
    },
  ],
};
export default extension;
