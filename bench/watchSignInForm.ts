/**
 * Runs in the page from its start and marks when the form is usable: both fields are visible and focusable, and React
 * has attached its handler to the form (it keeps an element's props in a field of the element).
 */
export function watchSignInForm(): void {
  const isReady = (): boolean => {
    const form = document.querySelector('form:has(input[type=password])');
    if (!form) return false;
    const key = Object.keys(form).find((name) => name.startsWith('__reactProps$'));
    const props = key === undefined ? undefined : (form as unknown as Record<string, { onSubmit?: unknown }>)[key];
    if (typeof props?.onSubmit !== 'function') return false;
    const fields = [...form.querySelectorAll('input')];
    return fields.length === 2 && fields.every((field) => field.checkVisibility({ visibilityProperty: true }));
  };
  const canBeFocused = (): boolean => {
    const field = document.querySelector<HTMLInputElement>('form input');
    field?.focus();
    return field !== null && document.activeElement === field;
  };
  const checkForm = () => {
    if (isReady() && canBeFocused()) performance.mark('usable');
    else requestAnimationFrame(checkForm);
  };
  requestAnimationFrame(checkForm);
}
