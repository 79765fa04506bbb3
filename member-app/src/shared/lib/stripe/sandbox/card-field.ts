import { reformat } from './card-format';
import type { FieldProblem } from './card-validation';
import { elementOf } from './element-of';

interface CardFieldOptions {
  name: 'number' | 'expiry' | 'cvc';
  label: string;
  placeholder: string;
  autocomplete: string;
  format: (text: string) => string;
  check: (text: string) => FieldProblem | null;
  onInput: () => void;
}

let made = 0;

/** A label, an input that groups its digits, and a message that screen readers announce with the input. */
export class CardField {
  readonly root: HTMLElement;
  private readonly input: HTMLInputElement;
  private readonly error: HTMLElement;

  constructor(private readonly options: CardFieldOptions) {
    const id = `payment-${options.name}-${++made}`;
    this.input = elementOf('input', {
      id,
      class: 'payment-field__input',
      type: 'text',
      inputmode: 'numeric',
      autocomplete: options.autocomplete,
      placeholder: options.placeholder,
      spellcheck: 'false',
      'aria-required': 'true',
    });
    this.error = elementOf('p', { id: `${id}-error`, class: 'payment-field__error', role: 'alert' });
    this.root = elementOf(
      'div',
      { class: `payment-field payment-field--${options.name}` },
      elementOf('label', { class: 'payment-field__label', for: id }, options.label),
      this.input,
      this.error,
    );
    this.input.addEventListener('input', () => this.typed());
    this.input.addEventListener('blur', () => this.left());
  }

  get text(): string {
    return this.input.value;
  }

  set readOnly(value: boolean) {
    this.input.readOnly = value;
  }

  problem(): FieldProblem | null {
    return this.options.check(this.text);
  }

  showProblem(): FieldProblem | null {
    const problem = this.problem();
    this.say(problem);
    return problem;
  }

  clear(): void {
    this.input.value = '';
    this.say(null);
  }

  focus(): void {
    this.input.focus();
  }

  private typed(): void {
    const { value: text, selectionStart } = this.input;
    const typed = reformat({ text, caret: selectionStart ?? text.length }, this.options.format);
    this.input.value = typed.text;
    // Only a field with the caret has one to keep; setting it elsewhere would disturb browsers that fill in forms.
    if (document.activeElement === this.input) this.input.setSelectionRange(typed.caret, typed.caret);
    // A message stays until the mistake is corrected, and none appears while the person is still typing.
    if (this.input.hasAttribute('aria-invalid') && this.problem() === null) this.say(null);
    this.options.onInput();
  }

  private left(): void {
    if (this.text !== '') this.showProblem();
  }

  private say(problem: FieldProblem | null): void {
    this.error.textContent = problem?.message ?? '';
    if (problem) {
      this.input.setAttribute('aria-invalid', 'true');
      this.input.setAttribute('aria-describedby', this.error.id);
    } else {
      this.input.removeAttribute('aria-invalid');
      this.input.removeAttribute('aria-describedby');
    }
  }
}
