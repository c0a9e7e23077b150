import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

export default {
  warning: {
    title: '您即将自动退出登录',
    text: '您已有一段时间没有操作。如需继续，请保持登录。',
    left: '剩余时间：{{time}}',
    minutes_one: '{{count}} 分钟',
    minutes_other: '{{count}} 分钟',
    seconds_one: '{{count}} 秒',
    seconds_other: '{{count}} 秒',
    stay: '保持登录',
    staying: '正在延长登录…',
    leave: '退出登录',
  },
  ended: {
    page: '已退出登录',
    timeout: '您有一段时间没有操作，已自动退出登录。',
    'other-device': '此账户已在其他设备登录。',
    disabled: '此账户或所属券商已被停用，请联系管理员。',
    'password-changed': '此账户的密码已更改，请使用新密码登录。',
    'permissions-changed': '您的权限已更改，请重新登录后继续。',
    'logged-out': '您已在另一个标签页退出登录。',
    'other-person': '有其他用户在另一个标签页登录了此门户。',
    kept: '您未保存的内容已暂存。重新登录并再次打开表单即可恢复。',
    initialPassword: '已输入的内容未保存。请使用初始密码登录，重新开始。',
  },
} satisfies SameShape<typeof en>;
