/** The coach, as shown on every page: the defaults of what the coach will edit as Site content. */
export const coach = {
  name: 'Maren Solveig',
  firstName: 'Maren',
  email: 'hello@sanctum.test',
  credentials: [
    'MA in Family Systems Counselling, Portland State University',
    'Professional Certified Coach (PCC), International Coaching Federation',
    'Sixteen years with more than four hundred families',
    'Trained facilitator of rites of passage for girls',
  ],
} as const;
