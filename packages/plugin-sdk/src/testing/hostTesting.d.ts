// What this package knows of `@brokerdesk/host/testing` (tsconfig.json, paths): the host depends on this package, so the
// compiler cannot read the host here. mountPortal.ts in the host is checked against the same type.
import type { MountPortal } from './PortalMount.ts';

export declare const mountPortal: MountPortal;
