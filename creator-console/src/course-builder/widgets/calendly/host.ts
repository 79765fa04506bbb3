export const HOST = 'calendly.com';
