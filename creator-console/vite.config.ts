import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

/** Lets the browser load the console, with all it imports, while `main.tsx` still waits for the texts. */
const preloadConsole: Plugin = {
  name: 'preload-console',
  transformIndexHtml: (html, { bundle = {} }) => {
    const files = new Set<string>();
    const add = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) => {
      if (file?.type !== 'chunk' || files.has(file.fileName)) return;
      files.add(file.fileName);
      for (const name of file.imports) add(bundle[name]);
    };
    add(
      Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/app/start.tsx'),
      ),
    );
    return [...files]
      .filter((name) => !html.includes(name))
      .map((name) => ({
        tag: 'link',
        injectTo: 'head' as const,
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/creator/${name}` },
      }));
  },
};

/** Modules that run before the texts are there, or that texts import: a file with others would take texts too early. */
const beforeTexts = {
  name: 'words',
  test: /preload-helper|shared[\\/](words[\\/](?!first|rest)|moment|file-size|time-of-day)|zones[\\/]zone-rules|openapi[\\/]src[\\/](languages|choices)|web[\\/]src[\\/]words|ra-language-english/,
  minShareCount: 2,
  priority: 4,
};

/** Texts stay in their files. */
const code = /^(?!.*\.(en|es)\.ts$)/;

/** Modules that most pages and dialogs import. */
const everywhere = { name: 'everywhere', test: code, minShareCount: 40, priority: 3 };

/** Modules of the frame and of the overview that some pages import, too. As a file each they would be eighty requests. */
const FRAME = [
  /@mui[\\/](system|utils|private-theming)[\\/]/,
  /@mui[\\/]material[\\/](styles|useMediaQuery|InitColorSchemeScript)[\\/]/,
  /@mui[\\/]material[\\/](Avatar|Badge|CardActionArea|Collapse|LinearProgress|Link|ListItem\w*|MenuItem|Tabs?|TabScrollButton|Toolbar|Tooltip)[\\/]/,
  /@mui[\\/]material[\\/]internal[\\/](animate|svg-icons[\\/](Person|KeyboardArrow))/,
  /icons-material[\\/](Add|CampaignOutlined|ChatBubbleOutlineOutlined|CheckCircleOutlined|ChevronRight|Close|EventOutlined|Expand(Less|More)|ForumOutlined|LocalFlorist|MoreVert|Pause|PlayArrow|RadioButtonUncheckedOutlined|ReceiptLongOutlined|Replay|Search|SettingsOutlined|WarningAmberOutlined)\./,
  /ra-core[\\/]dist[\\/](auth[\\/](Authenticated|use(Authenticated|AuthState|GetIdentity))|notification[\\/](use)?NotificationContext)\./,
  /ra-core[\\/]dist[\\/](core[\\/](Resource(Definition)?Context|use(ResourceDefinition(s|Context)\.|GetResourceLabel))|util[\\/]hooks|dataProvider[\\/](fetch|useGetList|useRefresh|undo[\\/]AddUndoable))/,
  /ra-ui-materialui[\\/]dist[\\/](layout[\\/]Loading|theme[\\/](ThemesContext|useThemesContext|useTheme)\.)/,
  /inflection|query-string|strict-uri|decode-uri|split-on-first|filter-obj|infiniteQuery|useInfiniteQuery|react-query[\\/].*queryOptions/,
  /lodash[\\/](debounce|now|_trimmedEndIndex|_baseTrim|toNumber|isSymbol)\./,
  /web[\\/]src[\\/](forms[\\/](form-fields|place-faults)|live|zones)/,
  /src[\\/](app|providers)[\\/]/,
  /src[\\/]media-library[\\/](media\.api|media-uploads|texts|widget-for)/,
  /src[\\/]shared[\\/](day\.api|dialogs|fresh-sign-in|toast|filtered-path|focus-first|icon-act|intake-answers|lazily|learn-clock|link-tabs|live-region|loaded|muted|next-page|observable|offerings-path|page-link|place-name|plain-dialog|titled-card|to-do-count|wall-clock|zone-words)/,
  /src[\\/]shared[\\/](figures[\\/](change|format|stat-card|texts|use-figures)|forms[\\/](discard-dialog|marked-form|unsaved)|uploads[\\/](texts|tray-space|uploads|upload-(item|purpose|row|tray)))/,
  /src[\\/]resources[\\/](coaching[\\/](call-acts|call-row|call|texts|today-sessions|grid[\\/]wall|calendar[\\/](calendar\.api|session-words|texts))|messages[\\/]view|products[\\/](product[\\/]product|create-content[\\/](context|texts))|students[\\/]detail[\\/]parts[\\/]links)\./,
];
const ofFrame = {
  name: (id: string) => (code.test(id) && FRAME.some((part) => part.test(id)) ? 'frame' : null),
  minShareCount: 2,
  priority: 2,
};

/** Served under /creator/ on the same origin as everything else. */
export default defineConfig({
  base: '/creator/',
  plugins: [react(), preloadConsole],
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [beforeTexts, everywhere, ofFrame], includeDependenciesRecursively: false },
      },
    },
  },
});
