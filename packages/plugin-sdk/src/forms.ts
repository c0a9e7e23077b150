// Forms and dialogs, as `@brokerdesk/plugin-sdk/forms`: fetched by the first screen that imports it.
import styles from './forms/forms.css?inline';
import { adoptStyles } from './kit/adoptStyles.ts';

adoptStyles(styles);

export { type Step, Stepper, type StepperProps, type StepState } from './forms/Stepper.tsx';
