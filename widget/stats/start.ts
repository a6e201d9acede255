/** The page's only script, beside it, so that the development server finds it under /widget too. */
import "../../src/widget/main.tsx";
