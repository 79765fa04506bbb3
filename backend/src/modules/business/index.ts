/** Business: the seller on receipts, receipt numbers, tax, and the time zone in which days begin. */
export { BusinessModule } from './business.module.js';
export { BusinessService } from './business.service.js';
export { CurrencyService } from './currency.service.js';
export { coachCalendar } from './business.views.js';
export { type NewReceipt, ReceiptNumbersService } from './receipt-numbers.service.js';
export { TaxNameResponse } from './tax.dto.js';
export { TaxService } from './tax.service.js';
export { SellerResponse } from './business.dto.js';
