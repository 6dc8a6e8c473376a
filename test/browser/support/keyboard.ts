import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 60;

/** A visitor who has no mouse. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /** Presses Tab until one of the targets has the focus. */
  async tabTo(target: Locator): Promise<void> {
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      const isThere = await target.evaluateAll((elements) =>
        elements.some((element) => element === document.activeElement),
      );
      if (isThere) return;
      await this.press('Tab');
    }
    throw new Error(`Tab does not reach ${target.toString()}`);
  }

  /** Chooses one of a group of radio buttons. */
  async choose(group: Locator, radio: Locator): Promise<void> {
    await this.tabTo(group);
    for (let rest = await group.count(); rest > 0 && !(await isFocused(radio)); rest -= 1) {
      await this.press('ArrowDown');
    }
    if (!(await radio.isChecked())) await this.press('Space');
    await expect(radio).toBeChecked();
  }

  /** Chooses from the list that has the focus: by typing its label, or with the arrows. */
  async select(list: Locator, value: string): Promise<void> {
    const option = list.locator(`option[value="${value}"]`);
    await expect(option).toBeAttached();
    const label = await option.innerText();
    if ((await list.inputValue()) === value) return;
    if (/^[ -~]+$/.test(label)) await this.type(label);
    else {
      const steps = await option.evaluate(
        (element: HTMLOptionElement) =>
          element.index - (element.closest('select')?.selectedIndex ?? 0),
      );
      for (let step = 0; step < steps; step += 1) await this.press('ArrowDown');
    }
    await expect(list).toHaveValue(value);
  }
}

function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}
