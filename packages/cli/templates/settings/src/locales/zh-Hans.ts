import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const zhHans: SameShape<typeof en> = {
  title: '示例插件',
  edit: '示例插件：修改设置',
  introduction: '在截止日期之前提醒客户。',
  settings: '设置',
  save: '保存设置',
  saved: '设置已保存。',
  failed: '未能加载设置。',
  changed: '{{name}} 于 {{time}} 修改',
  on: '开启',
  off: '关闭',
  none: '无',
  field: {
    isEnabled: '发送提醒',
    daysBefore: '提前天数',
    message: '提醒内容',
    channels: '发送渠道',
  },
  hint: { message: '客户看到的是其所用语言的内容。', channels: '每位客户会在所有选定的渠道收到提醒。' },
  channel: { sms: '短信', email: '电子邮件', push: '应用内通知' },
  noChannel: '发送提醒时，请至少选择一个渠道。',
};

export default zhHans;
