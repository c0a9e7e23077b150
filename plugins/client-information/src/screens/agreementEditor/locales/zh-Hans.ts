import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  agreementForm: {
    editTitle: '编辑“{{name}}”',
    backToAgreement: '返回协议',
    typeHint: '类型决定类别：基本协议随开户接受，附加协议随服务接受。',
    choose: '请选择类型',
    texts: '文本',
    contentHint: '每行一段，不支持其他格式。',
    checkboxHint: '客户勾选后确认的内容。',
    reviewTitle: '保存版本 {{version}}？',
    reviewHint: '客户此后须接受新文本。已有的接受仍属于版本 {{version}} 或更早版本。',
    reviewSubmit: '保存为新版本',
  },
};
