declare const __APP_VERSION__: string;
/** Of the widget's build (vite.widget.config.ts). */
declare const __BACKEND_URL__: string;
declare const __PUBLISHABLE_KEY__: string;
declare const __ASSOCIATION_NAME__: string;
