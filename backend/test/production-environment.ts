/** Environment of a real installation; every variable is accepted. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  APP_SECRET: 'q8Vx2mB7-tL0zKp5_wRnY3cJ6hD9sFgA1',
  PUBLIC_URL: 'https://sanctum.example',
  TRUST_PROXY: '1',
  DATABASE_URL: 'postgres://sanctum:Jd83-kfLw02_xz@database:5432/sanctum',
  S3_ENDPOINT: 'http://storage:8333',
  S3_PUBLIC_ENDPOINT: 'https://files.sanctum.example',
  S3_ACCESS_KEY_ID: 'sanctum',
  S3_SECRET_ACCESS_KEY: 'Wm4v0Tq9Ls7Xk2Rz8Bn1',
  STRIPE_SECRET_KEY: 'sk_live_51Hq2mB7tL0zKp5wRnY3cJ6h',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_51Hq2mB7tL0zKp5wRnY3cJ6h',
  STRIPE_WEBHOOK_SECRET: 'whsec_Jq7Rw2nZc5Kd9Tb4Xv8Lm3',
  SMTP_URL: 'smtp://maren:u8-Krw3pQz@mail.sanctum.example',
  MAIL_FROM: 'Maren <maren@sanctum.example>',
};
