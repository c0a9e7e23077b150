// What a user of the keyboard does in the template editor.
import type { Locator } from '@playwright/test';
import type { LocalText } from '@brokerdesk/api';
import type { Component, Page } from '../../plugins/account-opening/demo/profiles/Profile.ts';
import type { Journey } from '../administrator-day/Journey.ts';
import { expect } from '../fixtures.ts';

/** Works in the template editor by keyboard. */
export class TemplateEditorUser {
  readonly #journey: Journey;
  readonly #wanted: readonly Page[];

  constructor(journey: Journey, wanted: readonly Page[]) {
    this.#journey = journey;
    this.#wanted = wanted;
  }

  /** Returns a text in the language of the journey. */
  textIn(text: LocalText): string {
    return this.#journey.textIn(text);
  }

  /** Presses a key of the editor, once or several times. */
  async key(keys: string, times = 1): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    for (let press = 0; press < times; press += 1) await this.#journey.page.keyboard.press(keys);
  }

  /** Returns the button of a group on the page that is shown, counted from 0. */
  groupButton(position: number): Locator {
    return this.#journey.page.locator('[data-pane=canvas] section h3 button').nth(position);
  }

  /** Goes to a page, counted from 0, which is selected then. */
  async goToPage(position: number): Promise<void> {
    const { page, user } = this.#journey;
    await this.key('o');
    await expect(page.locator('[role=treeitem]:focus')).toHaveCount(1);
    await this.key('Home');
    await this.key(']', position);
    await this.key('Escape');
    await user.expectFocus();
  }

  /** Selects a group of the page that is shown. */
  async selectGroup(position: number): Promise<void> {
    const { user } = this.#journey;
    await user.reach(this.groupButton(position));
    await this.key('Enter');
    await expect(this.groupButton(position)).toHaveAttribute('aria-pressed', 'true');
  }

  /** Selects a question of the page that is shown. */
  async selectQuestion(questionID: string): Promise<void> {
    const card = this.#card(questionID);
    await this.#journey.user.reach(this.#journey.page.locator('[data-question][tabindex="0"]'));
    const steps = await card.evaluate((element) => {
      const cards = [...document.querySelectorAll('[data-question]')];
      return cards.indexOf(element) - cards.findIndex((one) => one === document.activeElement);
    });
    await this.key(steps > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(steps));
    if (steps === 0) await this.key('Enter');
    await expect(card).toHaveAttribute('aria-pressed', 'true');
  }

  /** Copies the question some steps before the last one, which has the focus, to behind that one. */
  async copyQuestion(steps: number): Promise<void> {
    if (steps === 0) return this.key('ControlOrMeta+d');
    await this.key('ArrowUp', steps);
    await this.key('ControlOrMeta+c');
    await this.key('ArrowDown', steps);
    return this.key('ControlOrMeta+v');
  }

  /** Writes the name of a page or group, in the field that has the focus, and its identifier. */
  async name(kind: 'page' | 'group', { name, id }: { readonly name: LocalText; readonly id: string }): Promise<void> {
    await this.#typeIntoFocused(this.textIn(name));
    await this.#fill(`${kind}ID`, id);
    await this.key('Enter');
    await this.leaveField();
  }

  /** Inserts what the palette finds first. */
  async insert(words: string): Promise<void> {
    const { page } = this.#journey;
    await this.key('i');
    await expect(page.locator('.templates-palette input')).toBeFocused();
    await page.keyboard.insertText(words);
    await this.key('Enter');
  }

  /** Adds a question behind the selection and writes everything that it has in the fixture. */
  async addQuestion(question: Component): Promise<void> {
    await this.insert(this.#journey.translate(`templates:componentType.${question.type}`));
    if (question.type !== 'Linebreak') await this.#typeIntoFocused(this.textIn(question.label));
    if (question.help) await this.#fill('help.TC', this.textIn(question.help));
    if (question.options) await this.#pasteOptions(question.options);
    await this.#setSwitch('required', question.required);
    for (const field of ['defaultValue', 'maxLength', 'minimum', 'maximum', 'textVersion'] as const) {
      const value = question[field];
      // oxlint-disable-next-line no-await-in-loop -- one field after the other
      if (value !== undefined) await this.#fill(field, String(value));
    }
    if (question.shownIf) await this.#setCondition(question.shownIf);
    await this.#identify(question.questionID);
  }

  /** Writes the label and the identifier of a copy. */
  async rewrite({ label, questionID }: Component): Promise<void> {
    await this.key('e');
    await this.#typeIntoFocused(this.textIn(label));
    await this.#identify(questionID);
  }

  /** Returns from a field to what is selected. */
  async leaveField(): Promise<void> {
    await this.key('Escape');
    await this.#journey.user.expectFocus();
  }

  async #identify(questionID: string): Promise<void> {
    await this.#fill('questionID', questionID);
    await this.key('Enter');
    await this.leaveField();
    await expect(this.#card(questionID)).toBeFocused();
  }

  #card(questionID: string): Locator {
    return this.#journey.page.locator(`[data-question="${questionID}"]`);
  }

  #field(path: string): Locator {
    return this.#journey.page.locator(`.templates-inspector [data-field="${path}"]`);
  }

  async #fill(path: string, words: string): Promise<void> {
    const { user } = this.#journey;
    await user.reach(this.#field(path));
    await user.type(words);
  }

  /** Types in place of the text of the field that the editor has just given the focus. */
  async #typeIntoFocused(words: string): Promise<void> {
    const { page, user } = this.#journey;
    await expect(page.locator('.templates-inspector').locator('input:focus, textarea:focus')).toHaveCount(1);
    await user.type(words);
  }

  async #setSwitch(path: string, isOn: boolean): Promise<void> {
    const choice = this.#field(path);
    if ((await choice.count()) === 0 || (await choice.isChecked()) === isOn) return;
    await this.#journey.user.reach(choice);
    await this.key('Space');
    expect(await choice.isChecked()).toBe(isOn);
  }

  /** Pastes lines as a spreadsheet has them: value, the label in each language, points. */
  async #pasteOptions(options: NonNullable<Component['options']>): Promise<void> {
    const { page, user, translate } = this.#journey;
    const inspector = page.locator('.templates-inspector');
    await user.reach(
      inspector.getByRole('button', { name: translate('templates:inspector.options.paste'), exact: true }),
    );
    await this.key('Enter');
    const dialog = page.locator('dialog[open]');
    await user.reach(dialog.locator('textarea'));
    await page.keyboard.insertText(
      options.map(({ value, label, score = '' }) => [value, label.EN, label.SC, label.TC, score].join('\t')).join('\n'),
    );
    await user.reach(dialog.locator('button').last());
    await this.key('Enter');
    await expect(dialog).toHaveCount(0);
    await user.expectFocus();
  }

  async #setCondition({ questionID, values }: NonNullable<Component['shownIf']>): Promise<void> {
    const { user } = this.#journey;
    const source = this.#wanted
      .flatMap(({ groups }) => groups.flatMap(({ components }) => components))
      .find((question) => question.questionID === questionID);
    const select = this.#field('shownIf.questionID');
    await user.reach(select);
    await user.choose(select, source ? this.textIn(source.label) : questionID);
    for (const { value, label } of source?.options ?? []) {
      if (!values.includes(value)) continue;
      // oxlint-disable no-await-in-loop -- one box after the other
      await user.reach(this.#field('shownIf.values').getByRole('checkbox', { name: this.textIn(label), exact: true }));
      await this.key('Space');
      // oxlint-enable no-await-in-loop
    }
  }
}
