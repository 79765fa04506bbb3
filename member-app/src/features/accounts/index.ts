/** Signing in, registering, a forgotten password, a confirmed address. */
export { AccountPage } from './account-page';
export { BirthDateField } from './birth-date-field';
export { ConfirmEmailNotice } from './confirm-email-notice';
export { ForgotPassword, ResetPassword } from './forgot-password';
export { NewPasswordField } from './new-password-field';
export { Register } from './register';
export { ResendConfirmation } from './resend-confirmation';
export { SignIn } from './sign-in';
export { VerifyEmail } from './verify-email';
export { YourAge } from './your-age';
