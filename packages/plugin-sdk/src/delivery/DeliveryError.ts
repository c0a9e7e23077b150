/** Why something that was delivered is not used. Codes are stable; docs/operate.md says what to do about each. */
export type DeliveryProblem =
  /** It did not arrive, or is not a document of this kind. */
  | 'DLV_UNREADABLE'
  /** The signature is not that of its key, or the bytes were changed. */
  | 'DLV_SIGNATURE'
  /** It was signed with a key that this portal does not know. */
  | 'DLV_UNKNOWN_KEY'
  /** It was signed with a key that was revoked. */
  | 'DLV_REVOKED'
  /** It, or the certificate of its key, has expired. */
  | 'DLV_EXPIRED'
  /** This browser has seen a later one. */
  | 'DLV_ROLLED_BACK'
  /** It was made for another broker. */
  | 'DLV_OTHER_BROKER'
  /** It is not the file that the channel or the revision names. */
  | 'DLV_MIXED'
  /** The author's certificate does not cover the plugin. */
  | 'DLV_NOT_CERTIFIED'
  /** The plugin is older than the author's certificate allows. */
  | 'DLV_TOO_OLD'
  /** The portal brings a plugin of this name itself. */
  | 'DLV_TAKEN';

/** Something that was delivered is not used. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly code: DeliveryProblem;

  constructor(code: DeliveryProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
