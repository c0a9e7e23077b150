import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const zhHans: SameShape<typeof en> = {
  title: '示例插件',
  introduction: '当前用户：{{name}}。',
  empty: {
    title: '此页面尚无内容',
    text: '请在 {{file}} 中编写。开发服务运行期间，修改会立即显示在这里。',
  },
};

export default zhHans;
