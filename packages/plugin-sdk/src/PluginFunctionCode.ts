import type { FunctionCode } from '@brokerdesk/api';

/** A function code of the product, or one that a broker's own plugin brings, which starts with `X_`. */
export type PluginFunctionCode = FunctionCode | `X_${string}`;
