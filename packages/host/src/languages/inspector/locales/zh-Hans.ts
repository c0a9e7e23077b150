import type { InspectorMessages } from '../../InspectorMessages.ts';

const messages: InspectorMessages = {
  title: '插件与权限',
  intro: '此门户为您加载了什么，以及原因。求助时请复制此报告。',
  copy: '复制报告',
  plugins: '插件',
  plugin: '插件',
  version: '版本',
  origin: '来源',
  firstParty: '产品',
  thirdParty: '第三方',
  state: '状态',
  crashes: '出错次数',
  reason: '原因',
  none: '此门户没有登记任何插件。',
  reasons: '判断结果',
  code: '代码',
  function: '功能',
  registry: '登记版本',
  signedByProfile: '请求已签名，密钥保存在此浏览器中且无法读取。',
  signedByPage: '请求已签名，但此浏览器不允许保存数据，密钥只保存在此页面中：重新加载后需要重新登录。',
  unsigned: '请求未签名。',
  safeMode: '以安全模式打开',
  states: {
    discovered: '尚未需要',
    incompatible: '不兼容',
    blocked: '已略去',
    forbidden: '没有权限',
    loading: '加载中',
    'failed-load': '加载失败',
    'failed-setup': '启动失败',
    active: '使用中',
    degraded: '曾经出错',
    quarantined: '已关闭',
  },
};

export default messages;
