/** Signing in, registering, a forgotten password, a confirmed address. */
export { AccountPage } from './account-page';
export { ConfirmEmailNotice } from './confirm-email-notice';
export { ForgotPassword } from './forgot-password';
export { NewPasswordField } from './new-password-field';
export { Register } from './register';
export { ResendConfirmation } from './resend-confirmation';
export { ResetPassword } from './reset-password';
export { SignIn } from './sign-in';
export { BirthDateField } from './birth-date-field';
export { YourAge } from './your-age';
export { VerifyEmail } from './verify-email';
