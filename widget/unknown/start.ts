import { mountWidget } from "../../src/widget/start-widget.tsx";
import { UnknownWidget } from "../../src/widget/unknown-widget.tsx";

mountWidget(UnknownWidget);
