// Three steps from a password to a call: sign in, create a token, try it. They stand above the operations.

const SIGN_IN = '/api/auth/login';
const TOKENS = '/api/me/api-tokens';

/** Calls the API with the session cookie of this page. Throws the message of a refusal. */
async function call(path, body) {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(path, body && request);
  const answer = await response.json();
  if (response.ok) return answer;
  const fields = Object.entries(answer.fields ?? {}).map(([name, problem]) => `${name} ${problem}`);
  throw new Error([answer.message, ...fields].join(' '));
}

/** Swagger UI plugin: the guide below the description of the API. */
export const guide =
  ({ bearer, demoAccounts, scopes }) =>
  ({ React }) => {
    const { createElement: h, useEffect, useState } = React;

    function Field({ label, ...input }) {
      return h('label', null, label, h('input', input));
    }

    /** A form that shows why its last call failed. */
    function Step({ title, submit, action, children }) {
      const [problem, setProblem] = useState('');
      const [isBusy, setBusy] = useState(false);
      const send = async (event) => {
        event.preventDefault();
        setBusy(true);
        setProblem('');
        await submit(new FormData(event.target)).catch(({ message }) => setProblem(message));
        setBusy(false);
      };
      return h(
        'li',
        null,
        h('h3', null, title),
        h(
          'form',
          { onSubmit: send },
          children,
          action && h('button', { className: 'btn execute', disabled: isBusy }, action),
        ),
        problem && h('p', { role: 'alert', className: 'problem' }, problem),
      );
    }

    function SignIn({ account, onSignedIn }) {
      const [demo = { email: '', password: '' }] = demoAccounts;
      const submit = async (form) => {
        const { code, ...said } = Object.fromEntries(form);
        onSignedIn(await call(SIGN_IN, { ...said, ...(code && { code }) }));
      };
      return h(
        Step,
        { title: 'Sign in', action: account ? 'Sign in as somebody else' : 'Sign in', submit },
        account && h('p', null, `You’re signed in as ${account.name}.`),
        demoAccounts.length > 0 &&
          h(
            'p',
            null,
            `This is a demo. Its accounts: ${demoAccounts.map(({ email }) => email).join(' and ')}.`,
          ),
        h(Field, { label: 'Email', name: 'email', defaultValue: demo.email, autoComplete: 'username' }),
        h(Field, {
          label: 'Password',
          name: 'password',
          type: 'password',
          defaultValue: demo.password,
          autoComplete: 'current-password',
        }),
        h(Field, {
          label: 'Code of two-step sign-in, if it’s on',
          name: 'code',
          autoComplete: 'one-time-code',
        }),
      );
    }

    function CreateToken({ account, onCreated }) {
      const submit = async (form) => {
        const wish = {
          name: form.get('name'),
          scopes: form.getAll('scope'),
          expiresInDays: Number(form.get('days')),
        };
        onCreated((await call(TOKENS, wish)).token);
      };
      if (!account) return h(Step, { title: 'Create a token' }, h('p', null, 'Sign in first.'));
      return h(
        Step,
        { title: 'Create a token', action: 'Create token', submit },
        h(Field, { label: 'Name', name: 'name', defaultValue: 'API guide', required: true, maxLength: 60 }),
        h(Field, {
          label: 'Valid for days',
          name: 'days',
          type: 'number',
          min: 1,
          max: 365,
          defaultValue: 30,
        }),
        h(
          'fieldset',
          null,
          h('legend', null, 'Scopes: choose what the program needs'),
          scopes[account.role].map((scope) =>
            h(
              'label',
              { key: scope },
              h('input', {
                type: 'checkbox',
                name: 'scope',
                value: scope,
                defaultChecked: scope.endsWith(':read'),
              }),
              scope,
            ),
          ),
        ),
      );
    }

    function UseToken({ account, token, isAuthorized }) {
      const path = account?.role === 'member' ? '/api/me/orders' : '/api/creator/orders';
      const curl = `curl ${location.origin}${path} \\\n  --header "Authorization: Bearer ${token}"`;
      return h(
        Step,
        { title: 'Call the API' },
        token
          ? [
              h('p', { key: 'once' }, 'Copy the token now. You won’t see it again.'),
              h('pre', { key: 'curl', tabIndex: 0 }, curl),
            ]
          : h(
              'p',
              null,
              isAuthorized ? 'A token is in use.' : 'Create a token, or enter one with “Authorize” below.',
            ),
        (token || isAuthorized) &&
          h(
            'p',
            null,
            '“Try it out” sends this token with every operation, also after a reload. “Authorize” forgets it.',
          ),
      );
    }

    function Guide({ authActions, authSelectors }) {
      const [account, setAccount] = useState(null);
      const [token, setToken] = useState('');
      useEffect(() => void call('/api/auth/session').then((session) => setAccount(session.account)), []);
      const use = (created) => {
        setToken(created);
        authActions.authorizeWithPersistOption({
          bearer: { name: 'bearer', schema: bearer, value: created },
        });
      };
      const isAuthorized = authSelectors.authorized()?.has('bearer') ?? false;
      return h(
        'section',
        { className: 'guide', 'aria-labelledby': 'guide' },
        h('h2', { id: 'guide' }, 'Your first call in three steps'),
        h(
          'ol',
          null,
          h(SignIn, { account, onSignedIn: setAccount }),
          h(CreateToken, { account, onCreated: use }),
          h(UseToken, { account, token, isAuthorized }),
        ),
      );
    }

    return {
      components: { Guide },
      wrapComponents: {
        InfoContainer: (Original, { getComponent }) =>
          function InfoWithGuide(props) {
            return h(React.Fragment, null, h(Original, props), h(getComponent('Guide', true)));
          },
      },
    };
  };
