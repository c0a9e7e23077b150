import type { ReasonChoice } from '@brokerdesk/plugin-sdk/forms';
import type { DecisionName } from './decisions.ts';

/** The reasons that a user can choose, for each decision that needs one. */
export const standardReasons: Readonly<Record<DecisionName, readonly ReasonChoice[]>> = {
  approve: [],
  reject: [
    {
      id: 'policy',
      text: {
        EN: 'The request is not in line with the policy.',
        SC: '该请求不符合政策规定。',
        TC: '該請求不符合政策規定。',
      },
    },
    {
      id: 'duplicate',
      text: {
        EN: 'The same request has already been made.',
        SC: '已有相同的请求。',
        TC: '已有相同的請求。',
      },
    },
  ],
  return: [
    {
      id: 'incomplete',
      text: {
        EN: 'Please add the supporting documents.',
        SC: '请补充证明文件。',
        TC: '請補交證明文件。',
      },
    },
    {
      id: 'unclear',
      text: {
        EN: 'Please state the reason for the request in more detail.',
        SC: '请更详细地说明提出请求的理由。',
        TC: '請更詳細說明提出請求的理由。',
      },
    },
  ],
};
