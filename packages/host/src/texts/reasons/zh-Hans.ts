import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

export default {
  ROUTE_ACTIVE: { text: '{{code}} 的页面是 {{address}}。' },
  MENU_NONE: {
    text: '{{code}} 没有菜单项，因为它的页面没有声明 {{menuField}}；由其他页面打开。',
    remedy: '若为有意如此，无需处理。否则请在 {{definition}} 中为该页面添加 {{menuEntry}}。',
  },
  TREE_FUNCTION: { text: '券商的功能树包含此功能：{{path}}。' },
  TREE_FUNCTION_MISSING: {
    text: '券商的功能树中没有 {{code}}。',
    remedy: '由服务商人员将 {{code}} 加入该券商的权限集。',
  },
  FUNCTION_GRANTED: { text: '用户拥有 {{code}}。' },
  ROUTE_FUNCTION_MISSING: {
    text: '用户没有 {{lacking}}。',
    remedy: '请将 {{needed}} 授予该用户的某个角色，下次登录时生效。',
  },
  NODE_ANCESTOR_MISSING: {
    text: '用户拥有 {{code}}，但没有其上级 {{lacking}}，因此 {{code}} 不会打开任何页面。',
    remedy: '请将 {{needed}} 授予该用户的某个角色，下次登录时生效。',
  },
  NODE_UNOWNED: {
    text: '此门户中没有插件声明 {{code}}；其下级上移一层。',
    remedy: '无需处理，或提供一个声明了它的插件。',
  },
  NODE_DUPLICATE: {
    text: '{{code}}（节点 {{node}}）在功能树中出现多次，只有第一个有效。',
    remedy: '请从券商的功能树中删除另一个节点。',
  },
  NODE_CYCLE: {
    text: '{{code}} 是自身的上级，因此不会打开任何页面。',
    remedy: '请更正券商功能树中的上级关系。',
  },
  PLUGIN_CODE_TAKEN: {
    text: '{{plugins}} 都声明了 {{code}}，而一个功能只能属于一个插件。',
    remedy: '请只在其中一个插件中保留 {{code}}。',
  },
  PLUGIN_SAFE_MODE: {
    text: '门户正以安全模式运行，因此未加载 {{plugin}}。',
    remedy: '请使用不带 {{safeModeQuery}} 的地址打开。',
  },
  PATH_INVALID: {
    text: '{{plugin}} 为 {{code}} 指定的地址只能包含字母、数字、“_”和“-”。',
    remedy: '请更正其 {{definition}} 中的 {{pathField}}。',
  },
  ADDRESS_TAKEN: {
    text: '{{code}} 的地址 {{address}} 已由 {{other}} 使用，因此它不会打开任何页面。',
    remedy: '请在 {{definition}} 中为其中一个选择其他 {{pathField}}。',
  },
  ADDRESS_TOO_LONG: {
    text: '{{code}} 的地址将超过 {{limit}} 个字符，因此它及其下级不会打开任何页面。',
    remedy: '请缩短其上级页面的 {{pathField}}，或在券商的功能树中将其上移。',
  },
  FILL_ACTIVE: { text: '{{plugin}} 将 {{fill}} 放入 {{slot}}。' },
  FILL_FUNCTION_MISSING: {
    text: '{{plugin}} 会将 {{fill}} 放入 {{slot}}，但用户没有 {{code}}。',
    remedy: '请将 {{code}} 授予该用户的某个角色，下次登录时生效。',
  },
  CALL_ANYBODY: { text: '任何人都可以调用 {{call}}，无需登录。' },
  CALL_SIGNED_IN: { text: '所有已登录的用户都可以调用 {{call}}。' },
  CALL_STAFF: { text: '服务商人员可以调用 {{call}}。' },
  CALL_STAFF_ONLY: {
    text: '只有服务商人员可以调用 {{call}}。',
    remedy: '请以服务商人员身份登录。任何功能都不能让券商用户调用它。',
  },
  CALL_NOT_FOR_STAFF: {
    text: '{{call}} 需要 {{needed}}，而服务商人员没有任何功能。',
    remedy: '请以券商用户身份登录。',
  },
  CALL_NEEDS: { text: '{{call}} 需要 {{needed}}。' },
  CALL_NEEDS_ONE_OF: { text: '{{call}} 需要以下功能之一：{{needed}}。' },
} satisfies SameShape<typeof en>;
