export const HOST = 'typeform.com';
