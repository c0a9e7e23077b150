import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

export default {
  failed: '无法显示{{what}}',
  rest: '门户的其他部分仍可正常使用。',
  code: '代码',
  retry: '重试',
  reload: '重新加载页面',
  copy: '复制详情',
  copied: '已复制详情',
  copyFailed: '无法复制详情。请自行选中并复制。',
  details: '详情',
  hint: {
    PLG_INTEGRITY: '有文件在构建后被更改，可能是代理服务器或杀毒软件所致。请联系管理员重新提供未经更改的 {{file}}。',
    PLG_UNPINNED: '此页面没有登记其文件，因此不予信任。请重新加载页面；如问题仍然存在，请联系管理员重新构建门户。',
    PLG_LOAD: '无法加载代码。请检查网络，然后重新加载页面。',
    PLG_OUTDATED: '此页面打开期间，门户发布了新版本。请重新加载页面后继续，网址保持不变。',
    PLG_LOAD_THROW: '加载时出错。请重新加载页面；如问题仍然存在，请联系管理员。',
    PLG_LOAD_TIMEOUT: '代码未能及时加载。请检查网络，然后重新加载页面。',
    PLG_SETUP_THROW: '启动时发生错误。请重试；如问题仍然存在，请联系管理员。',
    PLG_SETUP_TIMEOUT: '未能及时完成启动。请重试；如问题仍然存在，请联系管理员。',
    PLG_SDK_RANGE: '此插件是为门户的另一版本构建的。请联系管理员更新。',
    PLG_DEFINITION: '代码与登记的插件不一致。请联系管理员重新构建。',
    PLG_CONTRIBUTION: '插件的清单列有此部分，但插件中没有。请联系管理员重新构建。',
    PLG_RENDER: '显示此部分时发生错误。请重试；如问题仍然存在，请联系管理员。',
    PLG_QUARANTINED: '此部分已出错三次，在重新加载页面前不会再显示。请联系管理员。',
    PLG_BLOCKED: '安全模式下不加载此插件。请离开安全模式后使用。',
  },
} satisfies SameShape<typeof en>;
