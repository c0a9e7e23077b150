// The host's side of the SDK. Plugins never import it.
export { HostServicesContext, PluginScopeContext, ScreenParamsContext } from '../hooks/useHost.ts';
export { defineTexts, type LoadableTexts, type TextOf, type DefinedTexts } from '../hooks/defineTexts.ts';
export { Dialog, type DialogProps } from '../kit/Dialog.tsx';
export { downloadFile } from '../export/downloadFile.ts';
export { writeCsv } from '../export/writeCsv.ts';
export { type Hotkey, listHotkeys, setSingleKeysDisabled } from '../services/hotkeyRegistry.ts';
export { type PhoneArea, phoneAreas, toPhoneNumber } from '../formats/phoneNumber.ts';
export { callKey } from '../hooks/queryOptions.ts';
export { type PrefetchVisit, resolvePrefetch } from '../definition/resolvePrefetch.ts';
export { kitTexts } from '../hooks/useKitText.ts';
export { blueprintClasses, buttonClass, type ButtonLook } from '../kit/blueprintClasses.ts';
export { Icon } from '../kit/Icon.tsx';
export { isComposing } from '../services/isComposing.ts';
export { ModalFrame, type ModalFrameProps } from '../kit/ModalFrame.tsx';
export { rememberFocus } from '../kit/rememberFocus.ts';
export { type HeaderPlace, HeaderPlaceContext } from '../kit/HeaderPlaceContext.ts';
export { PopoverButton, type PopoverButtonProps } from '../kit/Popover.tsx';
