// A request that requires a code (`E0008`) waits here until the user has entered one. Dialogs are shown one at a time, above
// the dialog of the request, whose input stays as it is.
import type { OneTimePasswordPurpose } from '@brokerdesk/api';
import { ApiError, UnreachableError, type VerifyIdentity } from '@brokerdesk/plugin-sdk';
import { atom, type createStore } from 'jotai';
import type { ComponentType } from 'react';

/** A request that waits for a code. */
export interface WaitingRequest {
  readonly purpose: OneTimePasswordPurpose;
  /** The number of requests that the code confirms. */
  readonly uses: number;
  /** The error that required the code; it lists where a code can be sent. */
  readonly error: ApiError;
  /** Repeats the request with a token; rejects if another attempt in the same dialog makes sense. */
  readonly repeat: (twoFactorToken: string) => Promise<void>;
  /** Ends the request with the error that it had before; does nothing while it is being repeated. */
  readonly cancel: () => void;
  /** Its code is fetched with the first request that needs it. */
  readonly Dialog: ComponentType<{ readonly waiting: WaitingRequest }>;
}

/** The requests that wait; the dialog shows the first. */
export const waitingRequestsAtom = atom<readonly WaitingRequest[]>([]);

/** Options of {@link createVerifyIdentity}. */
export interface VerifyIdentityOptions {
  readonly store: ReturnType<typeof createStore>;
  readonly loadDialog: () => Promise<WaitingRequest['Dialog']>;
  /** Called if the dialog cannot be loaded. */
  readonly onLoadError: (error: unknown) => void;
}

/** Creates the service that asks for a code. */
export function createVerifyIdentity({ store, loadDialog, onLoadError }: VerifyIdentityOptions): VerifyIdentity {
  return async (error, repeatRequest, { uses = 1 } = {}) => {
    const Dialog = await loadDialog().catch(onLoadError);
    const purpose = (error.data as { readonly action?: OneTimePasswordPurpose } | null)?.action;
    // Without the action no code can be sent, and the caller shows the error.
    if (!Dialog || purpose === undefined) throw error;
    return new Promise((resolve, reject) => {
      let latestError: unknown = error;
      let isRepeating = false;
      const end = () => store.set(waitingRequestsAtom, (all) => all.filter((one) => one !== waiting));
      const waiting: WaitingRequest = {
        purpose,
        uses,
        error,
        Dialog,
        async repeat(twoFactorToken) {
          isRepeating = true;
          try {
            resolve(await repeatRequest(twoFactorToken));
            end();
          } catch (failure) {
            if (isForDialog(failure)) {
              latestError = failure instanceof UnreachableError ? failure : error;
              throw failure;
            }
            reject(failure);
            end();
          } finally {
            isRepeating = false;
          }
        },
        cancel() {
          if (isRepeating) return;
          reject(latestError);
          end();
        },
      };
      store.set(waitingRequestsAtom, (all) => [...all, waiting]);
    });
  };
}

/** The token is no longer valid, or no response came: the user can try again in the same dialog. */
function isForDialog(failure: unknown): boolean {
  return failure instanceof UnreachableError || (failure instanceof ApiError && failure.code === 'E0009');
}
