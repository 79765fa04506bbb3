import { i18n } from '../../../words/i18n';
import { CardField } from './card-field';
import { formatCvc, formatExpiry, formatNumber } from './card-format';
import { checkCvc, checkExpiry, checkNumber, type FieldProblem, readExpiry } from './card-validation';
import { elementOf } from './element-of';

export interface CardDetails {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}

export class CardForm {
  readonly root: HTMLElement;
  private readonly number: CardField;
  private readonly expiry: CardField;
  private readonly cvc: CardField;

  constructor(onInput: () => void) {
    this.number = new CardField({
      name: 'number',
      label: i18n.t('sandbox:number'),
      placeholder: '1234 1234 1234 1234',
      autocomplete: 'cc-number',
      format: formatNumber,
      check: checkNumber,
      onInput,
    });
    this.expiry = new CardField({
      name: 'expiry',
      label: i18n.t('sandbox:expiry'),
      placeholder: i18n.t('sandbox:expiryPlaceholder'),
      autocomplete: 'cc-exp',
      format: formatExpiry,
      check: (text) => checkExpiry(text, new Date()),
      onInput,
    });
    this.cvc = new CardField({
      name: 'cvc',
      label: i18n.t('sandbox:cvc'),
      placeholder: i18n.t('sandbox:cvcPlaceholder'),
      autocomplete: 'cc-csc',
      format: formatCvc,
      check: (text) => checkCvc(text, this.number.text),
      onInput,
    });
    this.root = elementOf(
      'div',
      { class: 'payment-card' },
      elementOf('p', { class: 'payment-card__notice' }, i18n.t('sandbox:notice')),
      ...this.fields.map((field) => field.root),
    );
  }

  private get fields(): readonly CardField[] {
    return [this.number, this.expiry, this.cvc];
  }

  get empty(): boolean {
    return this.fields.every((field) => field.text === '');
  }

  get complete(): boolean {
    return this.fields.every((field) => field.problem() === null);
  }

  get details(): CardDetails {
    const { month, year } = readExpiry(this.expiry.text);
    return { number: this.number.text, expMonth: month, expYear: year, cvc: this.cvc.text };
  }

  set readOnly(value: boolean) {
    for (const field of this.fields) field.readOnly = value;
  }

  /** Shows the error of every field, focuses the first such field, and returns its problem. */
  showProblems(): FieldProblem | null {
    const wrong = this.fields.filter((field) => field.showProblem() !== null);
    wrong[0]?.focus();
    return wrong[0]?.problem() ?? null;
  }

  focus(): void {
    this.number.focus();
  }

  blur(): void {
    if (document.activeElement instanceof HTMLElement && this.root.contains(document.activeElement)) {
      document.activeElement.blur();
    }
  }

  clear(): void {
    for (const field of this.fields) field.clear();
  }
}
