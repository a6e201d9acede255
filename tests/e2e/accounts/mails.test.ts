import {
  askForMail,
  button,
  email,
  expectCleanAddress,
  link,
  newAddress,
  nextMail,
  PASSWORD,
  SIZES,
} from "../support/accounts.ts";
import {
  DEMO,
  enterAs,
  expect,
  JOURNEY,
  signIn,
  signOutByMenu,
  test,
} from "../support/fixtures.ts";
import { holdBack } from "../support/network/hold-back.ts";

for (const { size, screen } of SIZES) {
  test(
    `on a ${size}, a new person signs up, confirms by mail and goes on to where they were going (P §2, D4)`,
    size === "phone" ? JOURNEY : {},
    async ({ server, newPhone }) => {
      const page = await newPhone(screen);
      const address = newAddress();
      await page.goto("/account");
      await expect(page).toHaveURL(/\/login$/);
      await email(page).fill(address);
      await link(page, "Don't have an account? Sign up").click();
      await expect(page).toHaveURL(/\/auth\/signup$/);
      await expect(page).toHaveTitle("Create an account · Stat Tracker");
      await expect(email(page)).toHaveValue(address);
      await page.getByLabel("Create a password").fill("12345");
      await button(page, "Sign Up").click();
      await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
      await expect(page.getByLabel("Create a password")).toBeFocused();
      await page.getByLabel("Create a password").fill(PASSWORD);
      await page.keyboard.press("Enter");
      await expect(page.getByText("Check your email for the confirmation link")).toBeVisible();

      await test.step("an unconfirmed address cannot sign in; a second mail has to wait, in words", async () => {
        await button(page, "Send It Again").click();
        await expect(page.getByRole("alert")).toHaveText(
          /^For security purposes, you can only request this after \d+ seconds\.$/,
        );
        await page.reload();
        await expect(page.getByText("Check your email for the confirmation link")).toBeVisible();
        await link(page, "Already have an account? Sign in").click();
        await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
        await button(page, "Sign In").click();
        await expect(page.getByRole("alert").first()).toHaveText("Email not confirmed");
      });

      const mail = await nextMail(server, address, /confirm/i);
      await page.goto(mail.link);
      await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
      await expect(page.getByText(address).first()).toBeVisible();
      expectCleanAddress(page);
      await page.goBack();
      await expect(page).not.toHaveURL(/\/auth\/(callback|v1)/);

      await test.step("the link works once; whoever is signed in simply goes on", async () => {
        await page.goto(mail.link);
        await expect(
          page.getByRole("heading", { name: "This link does not work any more" }),
        ).toBeVisible();
        await expect(page.getByRole("alert")).toContainText(`You are signed in as ${address}`);
        expectCleanAddress(page);
        await link(page, "Go On").click();
        await expect(page).toHaveURL(/\/account$/);
      });
    },
  );
}

for (const { size, screen, otherScreen } of SIZES) {
  test(`on a ${size}, a forgotten password is replaced through its mail; the old one is refused (P §2, rule 13)`, async ({
    server,
    newPhone,
  }) => {
    const page = await newPhone(screen);
    const another = await newPhone(otherScreen);
    await signIn(another, DEMO.viewer);
    await page.goto("/login");
    await link(page, "Reset/Forgot Password?").click();
    await email(page).fill(DEMO.viewer.email);
    await button(page, "Send Reset Password Instructions").click();
    await expect(page.getByText("Check your email for the password reset link")).toBeVisible();
    const mail = await nextMail(server, DEMO.viewer.email, /password/i);
    await page.goto(mail.link);
    await expect(page.getByRole("heading", { name: "Reset Your Password" })).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/reset-password\?type=recovery$/);

    const fresh = page.getByLabel("New Password");
    const again = page.getByLabel("Confirm Password");
    await fresh.fill("12345");
    await again.fill("12345");
    await button(page, "Update Password").click();
    await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
    await fresh.fill("demo-user-2027");
    await again.fill("demo-user-2028");
    await button(page, "Update Password").click();
    await expect(page.getByText("Passwords do not match")).toBeVisible();
    await again.fill("demo-user-2027");
    await page.reload();
    await fresh.fill(DEMO.viewer.password);
    await again.fill(DEMO.viewer.password);
    await again.press("Enter");
    await expect(page.getByRole("alert").first()).toHaveText(
      "New password should be different from the old password.",
    );
    await fresh.fill("demo-user-2027");
    await again.fill("demo-user-2027");
    await again.press("Enter");
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText("Your password has been updated")).toBeVisible();
    await expect(email(page)).toHaveValue(DEMO.viewer.email);

    await page.getByLabel("Your password", { exact: true }).fill(DEMO.viewer.password);
    await button(page, "Sign In").click();
    await expect(page.getByRole("alert").first()).toHaveText("Invalid login credentials");
    await page.getByLabel("Your password", { exact: true }).fill("demo-user-2027");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/games$/);

    await test.step("the other device's session has ended (rule 13)", async () => {
      const session = await another.evaluate(() => localStorage.getItem("stat-tracker.session"));
      const { refreshToken } = JSON.parse(session ?? "{}");
      const answer = await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
        method: "POST",
        headers: { apikey: "sb_publishable_local", "content-type": "application/json" },
        body: JSON.stringify({ refresh_token: refreshToken }),
      });
      expect(answer.status).toBe(400);
    });

    await test.step("the used link says so and has a way on", async () => {
      await page.goto("/account");
      await page.getByRole("main").getByRole("button", { name: "Sign Out", exact: true }).click();
      await expect(page).toHaveURL(/\/$/);
      await page.goto(mail.link);
      await expect(
        page.getByRole("heading", { name: "This link does not work any more" }),
      ).toBeVisible();
      await link(page, "Send a New Link").click();
      await expect(page).toHaveURL(/view=forgotten_password$/);
    });
  });
}

for (const { size, screen, otherScreen } of SIZES) {
  test(`on a ${size}, a magic link and a typed code sign in; another browser is told why and types its code`, async ({
    server,
    newPhone,
  }) => {
    const page = await newPhone(screen);
    await page.goto("/login?view=magic_link");
    await button(page, "Send Magic Link").click();
    await expect(page.getByText("Enter your email address.")).toBeVisible();
    await askForMail(page, "magic_link", DEMO.scorer.email);
    await expect(page.getByText("Check your email for the magic link")).toBeVisible();
    const first = await nextMail(server, DEMO.scorer.email, /sign/i);

    const another = await newPhone(otherScreen);
    await another.goto(first.link);
    await expect(
      another.getByRole("heading", { name: "This link belongs to another browser" }),
    ).toBeVisible();
    await expect(another.getByRole("alert")).toContainText(
      "the installed app and the browser are two different places",
    );
    expectCleanAddress(another);
    await link(another, "Send Me a Code").click();
    await expect(another).toHaveURL(/view=magic_link$/);

    await test.step("who goes to the code while the mail is being sent stays there", async () => {
      const letGo = await holdBack(another, /auth\/v1\/otp/);
      await email(another).fill(DEMO.scorer2.email);
      await email(another).press("Enter");
      await expect(button(another, "Sending magic link ...")).toBeVisible();
      await link(another, "Enter the code from the email").click();
      await expect(another.getByLabel("Code from the email")).toBeVisible();
      await expect(email(another)).toHaveValue(DEMO.scorer2.email);
      letGo();
    });
    const second = await nextMail(server, DEMO.scorer2.email, /sign/i);
    const code = another.getByLabel("Code from the email");
    await code.fill(second.code === "000000" ? "000001" : "000000");
    await code.press("Enter");
    await expect(another.getByRole("alert").first()).toHaveText("Token has expired or is invalid");
    await code.fill(second.code);
    await code.press("Enter");
    await expect(another).toHaveURL(/\/games$/);

    await link(page, "Use Another Address").click();
    await email(page).fill(DEMO.viewer.email);
    await page.keyboard.press("Enter");
    await expect(page.getByText(`We wrote to ${DEMO.viewer.email}.`)).toBeVisible();
    await page.goto((await nextMail(server, DEMO.viewer.email, /sign/i)).link);
    await expect(page).toHaveURL(/\/games$/);
    expectCleanAddress(page);
  });
}

test("on a phone and on a laptop, a typed recovery code leads to update_password in the form, and back to the way (P §2)", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone();
  const people = [DEMO.scorer, DEMO.viewer];
  for (const [at, { size, screen }] of SIZES.entries()) {
    await test.step(`on a ${size}`, async () => {
      const person = people[at] ?? DEMO.scorer;
      await page.setViewportSize(screen.viewport);
      await askForMail(page, "forgotten_password", person.email);
      await link(page, "Enter the Code from the Email").click();
      const { code } = await nextMail(server, person.email, /password/i);
      await page.getByLabel("Code from the email").fill(code);
      await button(page, "Verify Code").click();
      await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
      await page.getByLabel("New password").fill("demo-user-2027");
      await button(page, "Update Password").click();
      await expect(page).toHaveURL(/\/games$/);
      await expect(page.getByText("Your password has been updated")).toBeVisible();
      if (size === "phone") await signOutByMenu(page);
    });
  }
});

test("a link put into the address bar of an open page is taken out and followed (rule 14); a link that meets a dead network keeps working", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  await test.step("a link put into the address bar of an open page is taken out and followed (rule 14)", async () => {
    const address = newAddress();
    await server.service.auth.admin.createUser({
      email: address,
      password: PASSWORD,
      email_confirm: true,
    });
    const token = await signInOverHttp(server.url, address);
    const old = "error=access_denied&error_code=otp_expired";
    const trouble = phone.getByRole("heading", { name: "This link does not work any more" });
    // The browser does not load a page when only the fragment differs.
    const paste = (fragment: string) =>
      phone.evaluate((text) => {
        window.location.hash = text;
      }, fragment);
    for (const place of ["/", "/login", "/auth/reset-password"]) {
      await phone.goto(place);
      await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();
      await paste(old);
      await expect(trouble).toBeVisible();
      await expect(phone).toHaveURL(/\/auth\/callback$/);
      await phone.goBack();
      await expect(phone).toHaveURL(new RegExp(`${place}$`));
      expectCleanAddress(phone);
    }
    await phone.goto(`/auth/callback#${old}`);
    await expect(trouble).toBeVisible();
    await paste(old);
    await expect(phone).toHaveURL(/\/auth\/callback$/);
    await expect(trouble).toBeVisible();
    await paste(
      `access_token=${token.access_token}&refresh_token=${token.refresh_token}&expires_in=3600&token_type=bearer`,
    );
    const question = phone.getByRole("alertdialog");
    await expect(question).toContainText(`Sign in as ${address} on this device?`);
    expectCleanAddress(phone);
    await question.getByRole("button", { name: "Sign In" }).click();
    await expect(phone).toHaveURL(/\/games$/);
  });

  await test.step("a link that meets a dead network keeps working", async () => {
    await signOutByMenu(phone);
    await askForMail(phone, "magic_link", DEMO.viewer.email);
    const { link: tapped } = await nextMail(server, DEMO.viewer.email, /sign/i);
    const exchange = /grant_type=pkce/;
    await phone.route(exchange, (route) => route.abort());
    await phone.goto(tapped);
    await expect(
      phone.getByRole("heading", { name: "The link could not be used yet" }),
    ).toBeVisible();
    await phone.unroute(exchange);

    await test.step("and one that meets a busy server: its mail is used up, this page goes on (rule 20)", async () => {
      await phone.route(exchange, (route) =>
        route.fulfill({
          status: 429,
          json: { code: 429, error_code: "over_request_rate_limit", msg: "slow down" },
        }),
      );
      await button(phone, "Try Again").click();
      await expect(phone.getByRole("alert")).toContainText("Your link keeps working on this page");
      await phone.unroute(exchange);
    });
    await button(phone, "Try Again").click();
    await expect(phone).toHaveURL(/\/games$/);
  });
});

test("rule 14: a callback with a foreign next, a broken session or no session goes nowhere else", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  await phone.goto("/auth/callback");
  await expect(phone).toHaveURL(/\/login$/);

  await phone.goto("/auth/callback#access_token=a&token_type=bearer");
  const alert = phone.getByRole("alertdialog");
  await expect(alert).toHaveText(
    /There was an error with your authentication\. Please try again\./,
  );
  expectCleanAddress(phone);
  await alert.getByRole("button", { name: "OK" }).click();
  await expect(phone).toHaveURL(/\/login$/);

  await test.step("a link over the limit is not used up, and says so; where it would have led stays (rule 20, D4)", async () => {
    const late = await newPhone();
    await late.goto(
      "/auth/callback?next=/standings#error=invalid_request&error_code=over_request_rate_limit",
    );
    await expect(late.getByRole("alert")).toContainText("open it from the email again");
    expectCleanAddress(late);
    await link(late, "Sign In").click();
    await expect(late).toHaveURL(/\/login$/);
    await enterAs(late, DEMO.viewer);
    await expect(late).toHaveURL(/\/standings$/);
  });

  await askForMail(phone, "magic_link", DEMO.viewer.email);
  const { link: tapped } = await nextMail(server, DEMO.viewer.email, /sign/i);
  const answer = await fetch(tapped, { redirect: "manual" });
  const target = new URL(answer.headers.get("location") ?? "");
  target.searchParams.set("next", "https://evil.example/games");
  await phone.goto(target.href);
  await expect(phone).toHaveURL(`${server.url}/games`);

  await test.step("a session by somebody else's link is asked about first", async () => {
    const stranger = await server.service.auth.admin.createUser({
      email: newAddress(),
      password: PASSWORD,
      email_confirm: true,
    });
    const token = await signInOverHttp(server.url, stranger.data.user?.email ?? "");
    const strange = `/#access_token=${token.access_token}&refresh_token=${token.refresh_token}&expires_in=3600&token_type=bearer`;
    await phone.goto("/test");
    await phone.goto(strange);
    const question = phone.getByRole("alertdialog");
    await expect(question).toContainText(`You are signed in as ${DEMO.viewer.email}.`);
    await question.getByRole("button", { name: "Stay Signed In" }).click();
    await expect(phone).toHaveURL(/\/games$/);
    expectCleanAddress(phone);
    await phone.goto("/account");
    await expect(phone.getByText(DEMO.viewer.email).first()).toBeVisible();

    const signedOut = await newPhone();
    await signedOut.goto(strange);
    const offer = signedOut.getByRole("alertdialog");
    await expect(offer).toContainText(`Sign in as ${stranger.data.user?.email} on this device?`);
    await offer.getByRole("button", { name: "Not Now" }).click();
    await expect(signedOut).toHaveURL(/\/login$/);
    await signedOut.goto("/account");
    await expect(signedOut).toHaveURL(/\/login$/);
  });
});

async function signInOverHttp(url: string, address: string) {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: "sb_publishable_local", "content-type": "application/json" },
    body: JSON.stringify({ email: address, password: PASSWORD }),
  });
  return (await answer.json()) as { access_token: string; refresh_token: string };
}
