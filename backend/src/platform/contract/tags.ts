/** What the operations of each tag are about. A tag that is missing here fails the lint of the contract. */
export const TAGS: Readonly<Record<string, string>> = {
  'Sign-in': 'Registering, signing in and out, renewing a session, and the links of mails',
  Me: 'The account of the person who is signed in: profile, e-mail, password, devices, second factor, export and deletion',
  Storefront:
    'What visitors see of the shop: products, their pages and reviews, and the topics of the library',
  Cart: 'The cart of a visitor or member; a visitor’s cart becomes the member’s at the first call after signing in',
  Checkout: 'Paying for the cart, and what the payment provider tells the server',
  Orders: 'Orders of a member',
  Enrollments: 'What a member gets and has by owning a product',
  Reviews: 'The review of a member who owns a product',
  Learning: 'Courses as members take them: outline, lessons, progress and completion',
  Answers: 'What members choose, rate, measure and write in the widgets of lessons',
  Notes: 'Notes of a member on lessons',
  Certificates: 'Certificates of finished courses; anybody who has a code can verify one',
  Dashboard: 'A member’s figures and what the member did last',
  Notifications: 'Ending and beginning optional mails by the link in a mail',
  Uploads: 'Sending files to the storage, whole or in parts',
  'Public images': 'Pictures that anybody may see, such as those of products',
  'Media library': 'The coach’s files: pictures, films, sound, papers and captions',
  Studio: 'The coach’s products: making, changing, publishing and putting them away',
  'Course builder': 'The outline of a course: sections, modules, lessons and pages',
  'Lesson editor': 'What lies in a lesson: pages and widgets, history, copies and templates',
  'Audit log': 'Who changed or exported what, and when; entries are kept as they are.',
  'Coach orders':
    'Orders as the coach sees them: who bought what, what came of the money, and what is to be done',
  'Payment reviews':
    'Payments that have not given all they were paid for, until the coach has looked at them',
  Students: 'Members as the coach sees them',
  Groups: 'Circles and pods, and which member is in which',
  'Shared journals': 'Journal answers that members share with the coach',
  Insights: 'The coach’s figures',
  Health: 'For load balancers and supervisors',
};
