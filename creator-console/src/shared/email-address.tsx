/** An address that breaks behind its @, and only where that is not enough anywhere else. */
export function EmailAddress({ email }: { email: string }) {
  const host = email.lastIndexOf('@') + 1;
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </span>
  );
}
