import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  createTemplate: {
    title: '新建模板',
    copyTitle: '复制为新模板',
    submit: '新建模板',
    texts: '名称及说明',
    descriptionHint: '供同事参考：此模板供谁使用。申请人不会看到。',
    start: '问题',
    starts: {
      core: '仅核心问题',
      copy: '复制模板',
      file: '问题文件',
    },
    hints: {
      core: '模板先包含每个模板必须有的问题，之后可再添加其他问题。',
      copy: '模板先包含另一模板的全部页面、问题、等级及内地 IP 限制。它有自己的链接，没有申请、推荐人或开户表格模板。',
      file: '模板先包含由模板保存之文件的内容。发送前会先检查文件。',
    },
    copyHint: '新模板包含此模板的全部页面、问题、等级及内地 IP 限制。它有自己的链接，没有申请、推荐人或开户表格模板。',
    template: '模板',
    chooseTemplate: '请选择要复制的模板。',
    file: '问题文件',
    fileCheck: '文件检查',
    fileContent: '文件没有问题。页数：{{pages}}，组件数：{{questions}}。',
    rulesFailed: '无法加载核心问题',
    done: '{{name}}已新建。',
  },
};
