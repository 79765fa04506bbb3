/** Settings of an assignment in the demo. */
export interface DemoAssignment {
  title: string;
  instructions: string;
  accepts: 'text_or_files';
  isRequired: boolean;
}

/** Text that a member handed in, and the coach's answer. */
export interface DemoHandedIn {
  daysAgo: number;
  handedIn: string;
  answer?: { daysAgo: number; decision: 'try_again' | 'done'; feedback: string };
}
