import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  back: '返回用户列表',
  rows: '要导入的用户',
  intro: '请选择 csv 文件，每行一名用户。创建之前会检查每一行，错误的单元格可在此更正。',
  template: '下载带有正确列名的空白文件',
  fileName: '要导入的用户.csv',
  passwords:
    '导入的用户没有初始密码。请他们在登录页面选择“忘记密码”：验证码会发送到其电子邮件或手机，然后自行设置密码。',
  waiting: '角色、联系组及登录名',
  referencesFailed: '无法加载角色、联系组及登录名',
  columns: {
    userID: '登录名',
    userName: '姓名',
    type: '类型',
    email: '电子邮件',
    mobile: '手机',
    language: '语言',
    roles: '角色',
    groups: '联系组',
  },
  languages: { en_US: '英文', zh_CN: '简体中文', zh_HK: '繁体中文' },
  issues: {
    userID: '请使用 3 至 32 个字母、数字、点、连字符或下划线。',
    inUse: '此登录名正在使用或曾经使用。登录名不会重复使用，请另选一个。',
    repeated: '第 {{row}} 行的登录名相同。每名用户的登录名必须不同。',
    userName: '请输入用户姓名，最多 80 个字符。',
    formula: '文字不能以 {{character}} 开头，否则电子表格会将其当作公式运行。',
    damaged: '此文字已损坏。请选择保存文件时使用的编码。',
    type: '请输入以下类型之一：{{types}}。',
    email: '请输入电子邮件地址。',
    mobile: '请输入带区号的手机号码，例如 +852 6123 4567。',
    language: '请输入以下语言之一：{{languages}}。',
    roles: '没有角色“{{name}}”。请输入角色名称，以分号分隔。',
    groups: '没有联系组“{{name}}”。请输入联系组名称，以分号分隔。',
    tooMany: '最多 20 个。',
    quota: '到此行之前，{{total}} 个管理员名额将全部用完。请输入{{operator}}，或申请更多名额。',
  },
  started: '“{{title}}”已开始，每名用户的结果会显示在顶栏的“后台任务”中。',
};
